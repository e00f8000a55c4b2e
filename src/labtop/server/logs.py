"""Logs: one JSON object a line on standard error, for machines and patient people. Secrets never come near them."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

USUAL = set(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}


class Lines(logging.Formatter):
    """A log record as JSON: when, how bad, what, and the facts."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in record.__dict__.items() if name not in USUAL}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def start(level: str) -> None:
    """Write the logs of the server and of what it stands on to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    for name in ("labtop", "uvicorn", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(
            level.upper() if name == "labtop" else max(logging.WARNING, logging.getLevelName(level.upper()))
        )
