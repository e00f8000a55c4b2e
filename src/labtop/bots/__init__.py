"""Players made of code: `catalog.make` gives one by its name, `observation.Observation` is what it is handed."""
