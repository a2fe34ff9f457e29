"""The game server: tables that survive a restart, bots that play at them, and messages to browsers."""
