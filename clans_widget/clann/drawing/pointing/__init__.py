"""What is pointed at: by an author, by a step, and by what may be chosen."""
