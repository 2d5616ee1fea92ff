#!/bin/sh
# chromium.sh: installs Debian's Chromium for the browser tests where that is possible without asking anybody; with its
# shell without windows, which does the same with a fifth less.
set -eu
if command -v chromium >/dev/null 2>&1; then
    exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing Chromium for the browser tests ..."
    install="apt-get install -q -y --no-install-recommends"
    apt-get update -q >/dev/null && $install chromium >/dev/null && { $install chromium-headless-shell >/dev/null || true; exit 0; }
fi
echo "No Chromium here and no right to install it: the tests in a browser are left out." >&2
