"""The characters, the Black Knight and the signs of the clans."""
