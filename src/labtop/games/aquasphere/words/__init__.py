"""Actions, cards and reasons as sentences."""
