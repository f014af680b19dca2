"""The painted map: territories, terrains, rivers and lakes, and the names on them (C1, C2)."""
