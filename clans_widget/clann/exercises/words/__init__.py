"""What the exercises about CLANN say, in three languages: each kind has a section of its own."""
