"""What bots are called in a game that has no names of its own for them."""

BOT_NAMES = ("Nuvo", "Tessel", "Orbi", "Pixa", "Quillo", "Ravo", "Sirra", "Wello")
