"""What both games stand on: records, kernels, chance, `Game`, records of games."""
