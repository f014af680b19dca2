"""What is asked of knowledge of CLANN, in three languages."""
