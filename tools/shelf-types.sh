#!/bin/sh
# shelf-types.sh SHELF MYPY: the types of games on a shelf, which is one folder with the server's games for Python only.
set -eu
shelf=$1 mypy=$PWD/$2 server=$PWD
case $2 in /*) mypy=$2 ;; esac
tree=$PWD/.build/shelf-types
rm -rf "$tree"
mkdir -p "$tree/kartentisch/games"
for entry in src/kartentisch/*; do
    [ "$entry" = src/kartentisch/games ] || ln -s "$server/$entry" "$tree/kartentisch/"
done
set --
for entry in src/kartentisch/games/*; do ln -s "$server/$entry" "$tree/kartentisch/games/"; done
for entry in "$shelf"/*/; do
    ln -s "$server/${entry%/}" "$tree/kartentisch/games/"
    set -- "$@" -p "kartentisch.games.$(basename "$entry")"
done
cd "$tree"
MYPYPATH=$tree exec "$mypy" --config-file "$server/pyproject.toml" --cache-dir "$server/.mypy_cache" "$@"
