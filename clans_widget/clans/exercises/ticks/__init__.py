"""Questions that are answered by ticking: clans, players, epochs."""
