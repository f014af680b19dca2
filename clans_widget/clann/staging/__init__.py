"""What CLANN brings to the stage: the rules in a few words, cells and colors of its tables."""
