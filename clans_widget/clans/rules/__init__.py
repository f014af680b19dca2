"""The rulebook of Clans: a module for each of its chapters, each rule under its id."""
