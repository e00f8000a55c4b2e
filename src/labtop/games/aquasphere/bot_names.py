"""What bots are called at a table of AquaSphere: what drifts around the station. Each has a face on the pages."""

BOT_NAMES = ("Korali", "Batho", "Nautiga", "Fluvia", "Perlo", "Tidana", "Krillo", "Undori")
