#!/bin/sh
# Pins requirements/*.in with hashes for every platform and Python served. The files name no index, no folder and no command.
set -eu
cd "$(dirname "$0")/../requirements"
for name in runtime dev javascript audit mutation; do
    uv pip compile --quiet --no-config --upgrade --universal --python-version 3.11 --generate-hashes \
        --no-header --no-annotate --no-emit-index-url --no-emit-find-links --output-file "$name.txt" "$name.in"
done
