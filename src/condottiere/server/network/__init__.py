"""Incoming connections: access control, rate limits and size limits."""
