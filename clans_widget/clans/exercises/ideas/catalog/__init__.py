"""The wrong ideas about Clans that people have: a list for each part of the rules."""
