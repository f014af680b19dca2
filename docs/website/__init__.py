"""How the handbook becomes a site: a build for each language, its lessons, the reference."""
