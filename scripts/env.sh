# Source me (`. scripts/env.sh`) anywhere in the checkout: installs the pinned Node and npm if need be and puts them
# first on the PATH of this shell.
_root=$(git rev-parse --show-toplevel 2>/dev/null || pwd)
sh "$_root/scripts/bootstrap.sh" && PATH="$_root/.tools/node_modules/.bin:$PATH" && export PATH
unset _root
