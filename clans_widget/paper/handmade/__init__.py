"""What is made by hand of printed sheets: lines to cut and to fold, sheets to be glued together."""
