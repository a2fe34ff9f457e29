"""The messages between browsers and the server."""
