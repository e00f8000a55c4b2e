"""The bots behind the levels, weakest first: the network's policy, evened out by a temperature, or a search."""

LEVELS = {
    "beginner": "network:1",
    "easy": "network:0.5",
    "medium": "search:8",
    "hard": "search:42",
    "expert": "search:300",
    "grandmaster": "search:2s",
}
