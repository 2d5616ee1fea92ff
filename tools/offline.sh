#!/bin/sh
# offline.sh PYTHON OUT: builds the page that brings the server with it; any server of files can serve the folder OUT.
set -eu
home=$(cd "$(dirname "$0")/.." && pwd)
python=$1
mkdir -p "$2"
out=$(cd "$2" && pwd)
work=$home/.build/offline-parts
wheels=$work/wheels
rm -rf "$work"
mkdir -p "$wheels"

# wheels for Python in WebAssembly (PEP 783); MarkupSafe has none, and is pure Python without its compiled part
"$python" -m pip download -q --disable-pip-version-check --no-deps --require-hashes --no-binary markupsafe \
    --platform pyemscripten_2026_0_wasm32 --python-version 314 --implementation cp --abi cp314 --abi none \
    -d "$wheels" -r "$home/requirements/offline.txt"
KARTENTISCH_BUILD=pure KARTENTISCH_PAGE=none "$python" -m pip wheel -q --disable-pip-version-check \
    --no-deps --no-build-isolation -w "$wheels" "$home"
name=$(node "$home/tools/offline.mjs" "$wheels" "$home/frontend/node_modules/pyodide" "$work/server")
cd "$home/frontend"
VITE_SERVER=/assets/$name/ npm run --silent build -- --mode offline --logLevel warn
mv "$work/server/$name" "$out/assets/$name"
cp "$out/index.html" "$out/404.html" # what servers of files send for addresses inside the page
