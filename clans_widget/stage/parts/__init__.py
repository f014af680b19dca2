"""The parts of a scene: what each knows and does is asked of the scene."""
