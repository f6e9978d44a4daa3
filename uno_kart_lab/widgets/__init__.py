"""What a notebook shows: the Lab, its model in Python and its page in `static`."""

import sys

if sys.platform == "emscripten":
    from importlib import import_module

    from IPython import get_ipython

    from uno_kart_lab.widgets.in_browser import mend_messages

    mend_messages(get_ipython(), import_module("js").JSON.parse)
