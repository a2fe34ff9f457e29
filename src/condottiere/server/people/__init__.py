"""The identity of people, and the ownership of seats."""
