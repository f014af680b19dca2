"""What is pointed at in a picture of any game: arrows, rings, signs of what is right."""
