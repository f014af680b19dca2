"""Makes exercises of each kind from the positions of random games."""
