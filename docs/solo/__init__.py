"""Makes the table of the solo race."""
