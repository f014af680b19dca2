"""What the suite of Clans asks, and what the rules answer."""
