"""The sentences of NEWTITLE, in three languages."""
