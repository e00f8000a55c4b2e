"""The bots behind the levels, weakest first: the network's policy, evened out by a temperature, or a search."""

LEVELS = {
    "beginner": "network:0.7",
    "easy": "network",
    "medium": "search:10",
    "hard": "search:64",
    "expert": "search:400",
    "grandmaster": "search:2s",
}
