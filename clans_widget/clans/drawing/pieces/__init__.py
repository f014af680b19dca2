"""What stands on the map: huts, groups, villages, and what happens to them."""
