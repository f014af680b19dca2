"""What Clans brings to the stage: its production, how a move is chosen, cells and colors."""
