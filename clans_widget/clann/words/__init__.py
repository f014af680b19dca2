"""Every sentence about CLANN, in English, French and Dutch."""
