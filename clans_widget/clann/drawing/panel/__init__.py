"""What stands beside the course: dice, players, ranks."""
