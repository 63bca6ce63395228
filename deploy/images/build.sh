#!/usr/bin/env bash
# build.sh [--local]: makes the images of the release that stage.sh has laid out, tagged <tag> and latest.
# With docker or podman from official bases; --local needs no registry: the base comes from Debian's packages by
# mmdebstrap, and stand-ins for PostgreSQL and Redis are made too (buildah, as root).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
tag=$(cat results/releases/latest)
release="results/releases/$tag"
commit=$(sed -n 's/.*"commit":"\([^"]*\)".*/\1/p' "$release/server/provenance.json")
built_at=$(sed -n 's/.*"builtAt":"\([^"]*\)".*/\1/p' "$release/server/provenance.json")
local_mode=${1:-}
debian=debian:12-slim

if [ "$local_mode" = --local ]; then
  packages=()
  for tool in buildah podman mmdebstrap runc python3; do command -v "$tool" >/dev/null || packages+=("$tool"); done
  if [ "${#packages[@]}" -gt 0 ]; then
    apt-get -q update >/dev/null
    DEBIAN_FRONTEND=noninteractive apt-get -q install -y --no-install-recommends "${packages[@]}" \
      netavark aardvark-dns iptables crun- >/dev/null
  fi
  debian=localhost/debian:12-slim
  builder=(buildah bud --isolation chroot --pull-never --network host --layers=false --format docker)
  if ! buildah inspect --type image "$debian" >/dev/null 2>&1; then
    mirror=$(sed -nE 's#^(URIs: |deb )(https?://[^ ]+/debian)/?( .*)?$#\2#p' /etc/apt/sources.list.d/*.sources /etc/apt/sources.list 2>/dev/null | head -1 || true)
    mmdebstrap --variant=minbase --include=ca-certificates,libatomic1 \
      --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/locale/*' \
      bookworm results/releases/debian.tar "${mirror:?no Debian mirror in the sources of apt}"
    container=$(buildah from scratch)
    buildah add "$container" results/releases/debian.tar / >/dev/null
    buildah config --cmd bash "$container"
    buildah commit --format docker --rm "$container" "$debian" >/dev/null
    rm results/releases/debian.tar
  fi
else
  builder=("$(command -v docker || command -v podman)" build)
  [ "${builder[0]##*/}" = docker ] || builder+=(--format docker)
fi

# image <name> <Containerfile> <build argument>
image() {
  local name=$1 file=$2 argument=$3 start=$SECONDS
  "${builder[@]}" -t "localhost/paddock-$name:$tag" -t "localhost/paddock-$name:latest" --build-arg "$argument" --build-arg "BUILD_ID=$tag" \
    --label "org.opencontainers.image.title=paddock-$name" --label "org.opencontainers.image.version=$tag" \
    --label "org.opencontainers.image.revision=$commit" --label "org.opencontainers.image.created=$built_at" \
    -f "$file" "$release" >"$release/build-$name.log" 2>&1 || { tail -20 "$release/build-$name.log"; return 1; }
  echo "paddock-$name: $((SECONDS - start)) s"
}

image base deploy/images/base.Containerfile "DEBIAN=$debian"
for name in server storefront desk sandbox; do
  image "$name" "deploy/images/$name.Containerfile" "BASE=localhost/paddock-base:$tag"
done
image drill deploy/images/drill.Containerfile "BASE=localhost/paddock-base:$tag"
image edge deploy/images/edge.Containerfile "DEBIAN=$debian"
image tls deploy/images/tls.Containerfile "DEBIAN=$debian"
image monitoring deploy/images/monitoring.Containerfile "DEBIAN=$debian"
if [ "$local_mode" = --local ]; then
  for name in postgres redis; do image "$name" "deploy/images/local/$name.Containerfile" "DEBIAN=$debian"; done
fi
