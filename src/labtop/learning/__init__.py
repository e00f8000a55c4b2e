"""Networks that learn by playing against themselves: `python -m labtop.learning GAME`."""
