"""What the exercises about Clans say, in three languages: each kind has a section of its own."""
