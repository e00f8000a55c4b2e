"""Players made of code: `naming.make` gives one by its name, `protocol.seen` is what it is handed."""
