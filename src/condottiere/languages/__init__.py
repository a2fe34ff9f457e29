"""The messages that people read: a Fluent file for each language, and the facts that messages tell."""
