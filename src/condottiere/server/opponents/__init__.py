"""The bots that people may play against on a server, and compiling them."""
