"""States as positions of the notation, and positions from outside, checked."""
