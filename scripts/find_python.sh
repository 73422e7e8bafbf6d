#!/bin/sh
# Prints the first Python on the path that is new enough and can make virtual environments; says what to do when there is none.
# `find_python.sh newest` prints the newest of all it finds, pyenv's among them, and nothing where there is none after 3.11.
works='import sys, venv, ensurepip; sys.exit(sys.version_info < (3, int(sys.argv[1])))'
if [ "${1:-}" = newest ]; then
    for minor in 14 13 12; do
        for path in "$(command -v python3)" "$(command -v python3.$minor)" "${PYENV_ROOT:-$HOME/.pyenv}"/versions/3.$minor.*/bin/python3; do
            "$path" -c "$works" "$minor" 2>/dev/null && echo "$path" && exit 0
        done
    done
    exit 0
fi
for name in python3 python3.14 python3.13 python3.12 python3.11; do
    path=$(command -v "$name") || continue
    if "$path" -c "$works" 11 2>/dev/null; then
        echo "$path"
        exit 0
    fi
done
echo "Shinpan needs Python 3.11 or later with its venv module, and found none as python3 or python3.11 to python3.14." >&2
echo "Install it (Debian: apt-get install python3 python3-venv; macOS: brew install python@3.13) and try again." >&2
exit 1
