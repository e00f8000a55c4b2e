"""The bots behind the levels, weakest first: the network's policy, evened out by a temperature, or a search."""

LEVELS = {
    "beginner": "network:3.5",
    "easy": "network:2.5",
    "medium": "network:1.7",
    "hard": "network:1",
    "expert": "search:32",
    "grandmaster": "search:2s",
}
