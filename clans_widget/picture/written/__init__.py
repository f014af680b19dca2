"""Pictures as text and as files: SVG, PNG, and what a saved notebook shows."""
