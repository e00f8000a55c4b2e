"""What both games stand on: records, kernels, chance, the door, records of games."""
