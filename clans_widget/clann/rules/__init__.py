"""The rules of CLANN, each where its name says."""
