"""The routes of the HTTP and WebSocket interface."""
