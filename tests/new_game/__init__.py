"""Makes the folder of a new game, which plays at once: ``python -m tests.new_game NAME``."""
