"""What a visitor's kernel runs: ipykernel without its debugger.

Nobody can debug there. To load the debugger all the same would take 8 MiB of each kernel, which is
a fifth, and a tenth of the time that it takes to start.
"""

import runpy
import sys

if __name__ == "__main__":
    sys.modules["debugpy"] = None  # type: ignore[assignment]
    runpy.run_module("ipykernel_launcher", run_name="__main__")
