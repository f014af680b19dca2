"""The questions of knowledge, in three languages: each with its answers and why some are wrong."""
