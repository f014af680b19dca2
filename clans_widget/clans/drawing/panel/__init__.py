"""What lies beside the map: epoch chart, scoring track, players (C4, C5)."""
