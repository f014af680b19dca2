"""Outlines of lands from a planar graph: neighbors share a border, and nobody else does."""
