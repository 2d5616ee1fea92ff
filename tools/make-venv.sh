#!/bin/sh
# make-venv.sh PYTHON [FOLDER]: a virtual environment, also where the distribution left out ensurepip; without a folder it only
# looks whether there can be one.  PYTHON may be empty: then it is of the python3 first on the path, or, if that was built without
# optimization, of the distribution's own, which is a quarter quicker; or of a newer one, if that is too old.  One that was not
# finished carries the file `unfinished`.
set -eu
tools=$(cd "$(dirname "$0")" && pwd)
python=$1 folder=${2:-}
new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }
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
    fi
    for other in python3.14 python3.13 python3.12 python3.11; do
        new_enough "$python" || python=$other
    done
    new_enough "$python" || python=python3
fi
if ! new_enough "$python"; then
    here=$("$python" -c 'import sys; print("is", ".".join(map(str, sys.version_info[:2])))' 2>/dev/null) || here="is not here"
    echo "Kartentisch needs Python 3.11 or newer, and $python $here: install one from https://www.python.org/downloads/ or" \
        "your system's packages; if it has another name, say: make play PYTHON=/its/path" >&2
    exit 1
fi
has_pip='import venv, ensurepip; ensurepip.version()' # of which some distributions leave half away
step() { sh "$tools/step.sh" "$@"; }
fetch() { # the pip that fetches the rest: an old one takes three times as long to find what is wanted
    step pip "$@" install -q --disable-pip-version-check --no-compile --require-hashes -r "$tools/../requirements/pip.txt"
}
if ! "$python" -c "$has_pip" 2>/dev/null && ! "$python" -c 'import venv, pip; pip.__version__' 2>/dev/null; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        step apt-update apt-get update -q
        step apt apt-get install -q -y python3-venv
    else
        echo "$python has no venv module that works: install it (Debian, Ubuntu: sudo apt install python3-venv)." >&2
        exit 1
    fi
fi
[ -n "$folder" ] || exit 0
rm -rf "$folder" 2>/dev/null || true # who may not is told by the next step
step python mkdir -p "$folder"
step python touch "$folder/unfinished"
if "$python" -c "$has_pip" 2>/dev/null; then
    step python "$python" -m venv "$folder"
    fetch "$folder/bin/python" -m pip
else
    step python "$python" -m venv --without-pip "$folder"
    fetch "$python" -m pip --python "$folder/bin/python"
fi
rm -f "$folder/unfinished"
