"""The text of whole games: headers, moves, comments, variations and marks."""
