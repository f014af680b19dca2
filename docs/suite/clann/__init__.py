"""What the suite of CLANN asks, and what the rules answer."""
