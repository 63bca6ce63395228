#!/bin/sh
# Installs the pinned Node and npm into .tools/, for Linux x64 machines whose own Node is older (Debian's is).
# They come from the package registry like everything else, with hashes in toolchain/package-lock.json, so any
# old npm can fetch them. On other systems a Node of the version in .node-version is all that is needed.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
want=$(sha256sum "$root/toolchain/package-lock.json" | cut -c1-16)
[ "$(cat "$root/.tools/.stamp" 2>/dev/null)" = "$want" ] && exit 0

if [ "$(uname -s)-$(uname -m)" != Linux-x86_64 ]; then
  echo "This script knows Linux x64 only. Please install Node $(cat "$root/.node-version") (for example with fnm, nvm or mise)." >&2
  exit 1
fi

mkdir -p "$root/.tools"
cp "$root/toolchain/package.json" "$root/toolchain/package-lock.json" "$root/toolchain/.npmrc" "$root/.tools/"
npm ci --prefix "$root/.tools" --ignore-scripts --no-audit --no-fund --loglevel=error
# Written last: an interrupted installation is done again.
echo "$want" > "$root/.tools/.stamp"
