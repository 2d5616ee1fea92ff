#!/bin/sh
# make-venv.sh PYTHON FOLDER: a virtual environment, also where the distribution left out ensurepip.  PYTHON may be empty: then it is
# of the python3 first on the path, or, if that was built without optimization, of the distribution's own: it is a quarter quicker.
set -eu
python=$1 folder=$2 made=venv
complete='
import os, sys, sysconfig
import ensurepip, venv
optimized = sys.base_prefix == "/usr" or "--enable-optimizations" in (sysconfig.get_config_var("CONFIG_ARGS") or "")
headers = os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h"))
sys.exit(not (sys.version_info >= (3, 11) and optimized and headers))
'
if [ -z "$python" ]; then
    python=python3
    if [ "$(uname)" = Linux ] && ! python3 -c "$complete" 2>/dev/null && /usr/bin/python3 -c "$complete" 2>/dev/null; then
        python=/usr/bin/python3
        echo "Taking $python: it was built with optimization, and is complete (PYTHON=... names another)." >&2
    fi
fi
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "Kartentisch needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ..." >&2
    exit 1
}
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        apt-get update -q && apt-get install -q -y python3-venv
    elif "$python" -m pip --version >/dev/null 2>&1; then
        "$python" -m pip install -q --user virtualenv
        made="virtualenv -q"
    else
        echo "Python's venv module is missing; install it with: sudo apt-get install python3-venv" >&2
        exit 1
    fi
fi
rm -rf "$folder"
"$python" -m $made "$folder"
# an old pip takes three times as long to find what is wanted
"$folder/bin/python" -m pip install -q --disable-pip-version-check --no-compile --require-hashes \
    -r "$(dirname "$0")/../requirements/pip.txt"
