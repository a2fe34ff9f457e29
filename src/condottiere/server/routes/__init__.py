"""What is asked for over HTTP and WebSockets, and the answers."""
