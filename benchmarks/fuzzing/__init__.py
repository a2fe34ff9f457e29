"""A server under messages that nobody should send, while honest people play on."""
