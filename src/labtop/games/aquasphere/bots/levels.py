"""The bots behind the levels, weakest first: the network's policy, evened out by a temperature, or a search."""

LEVELS = {
    "beginner": "network:1.3",
    "easy": "network:0.5",
    "medium": "search:22",
    "hard": "search:150",
    "expert": "search:1100",
    "grandmaster": "search:2s",
}
