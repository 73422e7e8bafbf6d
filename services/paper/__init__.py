"""What is drawn on paper: text in any script, codes, pages."""
