"""How the public suite is made: what is asked stands here, and the rules answer."""
