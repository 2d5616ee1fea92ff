#!/bin/sh
# step.sh NAME COMMAND...: one step of the set-up, without a word, or with a line where tools/set-up.sh wants one.  Where it
# fails, one sentence says why and what helps; all that the command said lies in .build/logs/NAME.log.
set -u
home=$(cd "$(dirname "$0")/.." && pwd)
name=$1 log=$home/.build/logs/$1.log
shift

because() { # $1: what a command said
    said=$1
    has() { printf '%s\n' "$said" | grep -qiE "$1"; }
    free=$(df -Pk "$home" 2>/dev/null | awk 'NR == 2 { print $4 }') # not everybody says that it was that
    if [ "${free:-50000}" -lt 50000 ] || has 'no space left|ENOSPC|errno 28|quota exceeded|EDQUOT'; then
        echo "The disk is full: Kartentisch needs about 500 MB for itself, below $home. Free some; the next start goes on from here."
    elif has 'NameResolution|name resolution|NewConnectionError|ConnectTimeout|ProxyError|network is unreachable|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|no matching distribution'; then
        echo "What Kartentisch stands on could not be fetched: this needs a network, once. With one, the next start goes on from here."
    elif has 'permission denied|EACCES|errno 13|read-only file system|EROFS|errno 30|not permitted'; then
        echo "This user may not write to $home: put a clone into a folder of your own."
    else
        printf '%s\n' "$said" | tail -n 12
        echo "This step did not work: $name; what is above comes from it, and all that it said is in $log."
    fi
}

if ! problem=$( { mkdir -p "$home/.build/logs" && : >"$log"; } 2>&1); then
    because "$problem" >&2
    exit 1
fi
if [ -n "${KARTENTISCH_STEPS:-}" ]; then
    case $name in
    pip) echo "  Making an environment for Python ..." ;;
    packages) echo "  Fetching the libraries for Python ..." ;;
    install) echo "  Installing the command kartentisch ..." ;;
    node) echo "  Fetching Node, which builds the page ..." ;;
    page-packages) echo "  Fetching what the page is built with ..." ;;
    page) echo "  Building the page ..." ;;
    esac
fi
said=$("$@" 2>&1) # not into the log at once: that fails as well where the disk is full
status=$?
printf '%s\n' "$said" >"$log" 2>/dev/null
[ "$status" = 0 ] || [ "$status" -ge 128 ] || because "$said" >&2 # whoever was interrupted knows why
exit "$status"
