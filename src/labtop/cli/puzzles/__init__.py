"""`labtop puzzle` and `labtop puzzles make`."""
