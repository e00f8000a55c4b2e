"""Players made of code: `make("hard", "gizmos")` gives one, `seen(game, seed)` is what it is handed."""
