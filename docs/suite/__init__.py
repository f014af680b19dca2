"""How the public suites are made: what is asked stands here, and the rules answer."""
