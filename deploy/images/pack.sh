#!/usr/bin/env bash
# pack.sh: the release that stage.sh has laid out, as an archive for machines with systemd.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../results/releases"
tag=$(cat latest)
tar --owner=0 --group=0 --exclude="$tag/sandbox" --exclude="$tag/local" -czf "$tag.tar.gz" "$tag"
sha256sum "$tag.tar.gz" | tee "$tag.tar.gz.sha256"
