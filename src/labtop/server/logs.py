"""Logs: one JSON object a line on standard error, for machines and patient people. Secrets never come near them."""

from __future__ import annotations

import json
import logging
from contextvars import ContextVar
from datetime import UTC, datetime

ACCESS = "labtop.access"  # the log of requests, if it is wanted
request: ContextVar[str] = ContextVar("request", default="")  # the id of the one that is being answered

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
        if name := request.get():
            line["id"] = name
        line |= {name: value for name, value in record.__dict__.items() if name not in USUAL}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def start(level: str, access: bool) -> None:
    """Write the logs of the server and of what it stands on to standard error; if wanted, a line for each request."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    for name in ("labtop", "uvicorn", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(
            level.upper() if name == "labtop" else max(logging.WARNING, logging.getLevelName(level.upper()))
        )
    logging.getLogger(ACCESS).setLevel(logging.INFO if access else logging.CRITICAL)
