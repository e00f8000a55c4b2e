"""The bots behind the levels, weakest first: the network's policy, evened out by a temperature, or a search."""

LEVELS = {
    "beginner": "network:3.5",
    "easy": "network:2.7",
    "medium": "network:2",
    "hard": "network:1.4",
    "expert": "network:0.7",
    "grandmaster": "search:2s",
}
