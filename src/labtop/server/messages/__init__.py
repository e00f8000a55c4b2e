"""Everything that is said over the wire, each message one struct; unknown fields are refused.

The types of the pages, `web/src/lib/messages.ts`, are generated from these files.
"""

# ruff: noqa: F403  # the names of all files together are the names of this module
from labtop.server.messages.answers import *
from labtop.server.messages.events import *
from labtop.server.messages.explorer import *
from labtop.server.messages.news import *
from labtop.server.messages.positions import *
from labtop.server.messages.puzzles import *
from labtop.server.messages.requests import *
from labtop.server.messages.review import *
from labtop.server.messages.state import *
from labtop.server.messages.wire import *
