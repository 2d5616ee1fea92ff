#!/bin/sh
# Packages for others: built in isolation, without a compiler and with one, installed where nothing else is, and used.
#   tools/package.sh PYTHON FOLDER [pure] [compiled]
# The compiled ones also for every other Python from 3.11 on that the path has.
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
    for other in python3.11 python3.12 python3.13 python3.14; do
        version=$("$other" -c 'import sys; print("%d%d" % sys.version_info[:2])' 2>/dev/null) || continue
        ls "$folder"/compiled/*-cp"$version"-*.whl >/dev/null 2>&1 && continue
        echo "The same for $other ..."
        "$other" -m venv "$folder/$other"
        "$folder/$other/bin/pip" wheel --disable-pip-version-check --no-deps -w "$folder/compiled" . > "$folder/$other.log" 2>&1 ||
            { tail -30 "$folder/$other.log"; exit 1; }
        wheel=$(ls "$folder"/compiled/*-cp"$version"-*.whl)
        "$python" "$tools/package_check.py" contents compiled "$wheel" "$folder"/compiled/*.tar.gz
        "$folder/$other/bin/pip" install -q --disable-pip-version-check "$wheel"
        (cd "$folder" && "$folder/$other/bin/python" "$tools/package_check.py" base compiled)
        "$folder/$other/bin/pip" install -q --disable-pip-version-check "$wheel[server]"
        (cd "$folder" && "$folder/$other/bin/python" "$tools/package_check.py" server compiled)
    done
done
