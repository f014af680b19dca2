"""Makes fresh exercises from the positions of random games, a module a kind."""
