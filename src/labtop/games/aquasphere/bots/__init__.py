"""What bots look at in this game, and what it is worth."""
