"""Which moves there are, and what is against the others."""
