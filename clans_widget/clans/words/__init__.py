"""Every sentence about Clans, in English, French and Dutch."""
