"""Statistics over many records: `reading.read` replays them, `tables.tables` says what they show."""
