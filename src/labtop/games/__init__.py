"""The games, each a folder with the same inside.

There may be more elsewhere: LABTOP_GAMES_PATH names folders of such folders, as PYTHONPATH does.
"""

import os

__path__ += [folder for folder in os.environ.get("LABTOP_GAMES_PATH", "").split(os.pathsep) if folder]
