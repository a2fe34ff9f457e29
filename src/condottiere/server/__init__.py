"""The game server: tables that outlive it, and the messages between them and browsers."""
