"""What any game's compiled kernel stands on: how it is compiled, random numbers, sets as bits."""
