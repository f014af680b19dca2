"""The command as ``python -m clans_widget``, for those whose scripts are not on the path."""

import sys

from clans_widget.cli import main

if __name__ == "__main__":
    sys.exit(main())
