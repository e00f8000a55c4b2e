"""`labtop bench`: how fast the games are, and how fast they start, beside peers in the same run."""
