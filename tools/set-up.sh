#!/bin/sh
# set-up.sh MAKE TARGET...: brings targets up to date, side by side, with a line for each step; it fails where the first of
# them is not there afterwards.  make's own lines about what failed are left out: the steps have said why.
set -u
cd "$(dirname "$0")/.."
make=$1
shift
"$make" -s -q "$@" 2>/dev/null && exit 0
if [ -e "$1" ]; then
    echo "Bringing Kartentisch up to date ..."
else
    echo "Setting up Kartentisch, the first time only: half a minute to two and a half, and about 500 MB ..."
fi
export KARTENTISCH_STEPS=1
alone() { # without Python, a step says so
    if command -v python3 >/dev/null 2>&1; then python3 tools/alone.py set-up "$@"; else "$@"; fi
}
# before anything is fetched beside it, for then it would be told late
[ -x .venv/bin/python ] || sh tools/make-venv.sh "${PYTHON:-}" || exit 1
told=
{ alone "$make" -s --no-print-directory -j2 -k "$@" 2>&1 >&3 | while IFS= read -r line; do
    case $line in make:* | make\[* | gmake:* | gmake\[* | "$told") ;; *) printf '%s\n' "$line" >&2 && told=$line ;; esac
done; } 3>&1
[ -e "$1" ]
