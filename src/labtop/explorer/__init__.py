"""What wins? Games that bots play against themselves, counted: cards, pairs of cards, openings."""
