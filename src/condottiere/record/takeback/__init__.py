"""Taking back moves by agreement."""
