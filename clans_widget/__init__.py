"""See the rules of Clans happen: an engine, a painted board, tables and a widget."""
