"""The land and the way through it: what no move changes."""
