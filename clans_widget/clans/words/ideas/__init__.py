"""What is said of wrong ideas about Clans, in three languages."""
