"""Many games among players: fair to every seat, kept in a file, and added up."""
