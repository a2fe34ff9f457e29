"""How the weights and networks that bots play by are made. Playing never imports it."""
