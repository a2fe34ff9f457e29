"""What people read, in their language: the messages of each in one Fluent file, and facts that they tell."""
