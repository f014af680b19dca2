"""What any game has: errors, chance, marks, records, tables. Standard library only, no rules."""
