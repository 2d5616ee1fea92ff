"""alone.py NAME COMMAND...: becomes the command as soon as nobody else runs one of this name in this checkout.

Two `make play` at once set up one after the other.  Any Python 3 runs this.  The lock is a file's, held by whatever the
command starts, and gone with the last of it: nothing is left behind by one that was killed.
"""

import os
import sys
from pathlib import Path

LOCKS = Path(__file__).resolve().parent.parent / ".build/locks"


def wait(name: str) -> None:
    try:
        import fcntl

        LOCKS.mkdir(parents=True, exist_ok=True)
        file = os.open(str(LOCKS / name), os.O_CREAT | os.O_RDWR)
    except (ImportError, OSError):  # no such locks here, or nothing can be written: the command says what that means
        return
    os.set_inheritable(file, True)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        print("Another start is busy with the same here; this one waits for it ...", file=sys.stderr, flush=True)
        fcntl.flock(file, fcntl.LOCK_EX)


if __name__ == "__main__":
    try:
        wait(sys.argv[1])
    except KeyboardInterrupt:
        sys.exit(130)
    os.execvp(sys.argv[2], sys.argv[2:])
