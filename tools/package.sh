#!/bin/sh
# Packages for others: built in isolation, without a compiler and with one, installed where nothing else is, and used.
#   tools/package.sh PYTHON FOLDER [pure] [compiled]
set -eu
python=$(command -v "$1"); folder=$2; shift 2
case $python in /*) ;; *) python=$(pwd)/$python ;; esac  # it is called from other folders, too
rm -rf "$folder"
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
tools=$(pwd)/tools
for kind in "$@"; do
    echo "A package of $kind rules ..."
    if [ "$kind" = pure ]; then export CC=no-such-compiler; else unset CC; export KARTENTISCH_BUILD=compiled; fi
    "$python" -m build --outdir "$folder/$kind" . > "$folder/$kind.log" 2>&1 || { tail -30 "$folder/$kind.log"; exit 1; }
    wheel=$(ls "$folder/$kind"/*.whl)
    "$python" "$tools/package_check.py" contents "$kind" "$wheel" "$folder/$kind"/*.tar.gz
    "$python" -m venv "$folder/$kind/env"
    env=$folder/$kind/env/bin
    "$env/pip" install -q --disable-pip-version-check "$wheel"
    (cd "$folder" && "$env/kartentisch" --version && "$env/python" "$tools/package_check.py" base "$kind")
    (cd "$folder" && "$python" -m mypy --strict --cache-dir "$folder/mypy" --python-executable "$env/python" \
        "$tools/package_types.py")
    "$env/pip" install -q --disable-pip-version-check "$wheel[server]"
    (cd "$folder" && "$env/python" "$tools/package_check.py" server "$kind")
    [ "$kind" = compiled ] || continue
    "$python" -m venv "$folder/installers"
    "$folder/installers/bin/pip" install -q --disable-pip-version-check uv pipx
    (cd "$folder" && "$folder/installers/bin/python" "$tools/package_check.py" installers "$wheel" "$folder/installers")
done
