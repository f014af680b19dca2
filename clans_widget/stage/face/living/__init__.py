"""How widgets come and go: what belongs to each, which cell has made it, what ends with it."""
