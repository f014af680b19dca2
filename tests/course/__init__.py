"""Tests of the course: that it is complete, the same in all languages, and up to date."""
