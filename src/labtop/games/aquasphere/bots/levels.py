"""The bots behind the levels, weakest first: the network's policy, evened out by a temperature, or a search."""

LEVELS = {
    "beginner": "network:0.6",
    "easy": "network",
    "medium": "search:15",
    "hard": "search:75",
    "expert": "search:400",
    "grandmaster": "search:2s",
}
