"""Lengths of time, as they are given to make."""

UNITS = {"s": 1, "m": 60, "h": 3600}


def seconds(text: str) -> float:
    """Of `60s`, `10m` or `8h`."""
    return float(text[:-1]) * UNITS[text[-1]]
