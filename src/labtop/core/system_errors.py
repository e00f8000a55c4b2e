"""What the operating system says of a file or an address that cannot be used, in our words."""

import errno

from labtop.core.texts import Message
from labtop.core.validation import REFUSALS

KNOWN = {
    errno.ENOENT: "system-missing",
    errno.EACCES: "system-forbidden",
    errno.EPERM: "system-forbidden",
    errno.EISDIR: "system-is-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.EEXIST: "system-no-folder",  # where a folder is to be made
    errno.ENOSPC: "system-full",
    errno.EROFS: "system-read-only",
    errno.EADDRINUSE: "system-address-used",
    errno.EADDRNOTAVAIL: "system-no-address",
}


def system_error(error: OSError) -> Message:
    """Why, without a capital and a full stop; as the system says it where we have no words for it."""
    key = KNOWN.get(error.errno or 0, "system-other")
    return REFUSALS.message(key, error=error.strerror or type(error).__name__)
