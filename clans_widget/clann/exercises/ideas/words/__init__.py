"""Wrong ideas about CLANN, in three languages."""
