"""What a face shows as text: captions, tables, and what a screen reader says."""
