"""Many games at once: random numbers for each, who plays them, and how far they are."""
