#!/usr/bin/env bash
# stage.sh: builds storefront and desk and lays out what runs in production, one tree per process, in
# results/releases/<tag>. The same trees go into the images and, packed, to machines with systemd.
# Committed files, build output and production packages only; no pictures (node scripts/media.ts, then publish them).
# The build has no brand: server and storefront read PADDOCK_BRAND when they start, from brands/ beside them or another
# folder.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. scripts/env.sh
. deploy/images/version.sh

build() {
  # The build id is part of the scripts: two releases never share an entry file.
  export PADDOCK_BUILD_ID="$tag" NODE_ENV=production
  (cd apps/storefront && rm -rf build && PADDOCK_BRAND=none npx react-router build)
  (cd apps/desk && rm -rf build && npm run --silent build)
  unset PADDOCK_BUILD_ID NODE_ENV
}

# copy <tree> <path>…: committed files without tests and stories
copy() {
  local tree=$1
  shift
  git ls-files -z -- "$@" | grep -zvE '\.(test|stories)\.tsx?$|/(testing|e2e|\.storybook)/|(^|/)brands/[^/]+/(media|studio)/' \
    | tar --null --no-recursion -T - -cf - | tar -xf - -C "$tree"
}

# packages <tree> <app>: the production packages of one workspace, without type declarations and source maps
packages() {
  local tree=$1 app=$2
  mkdir -p "$tree"
  copy "$tree" package.json package-lock.json .npmrc 'apps/*/package.json' 'packages/*/package.json' tests/journeys/package.json
  (cd "$tree" && npm ci --omit=dev --ignore-scripts --prefer-offline --os=linux --cpu=x64 --libc=glibc \
    --workspace "@paddock/$app" --loglevel=error >/dev/null)
  find "$tree/node_modules" -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete
}

# provenance <tree> <image> [app]: which commit, build and Node; and the software bill of materials
provenance() {
  local tree=$1 image=$2 app=${3:-}
  cat > "$tree/provenance.json" <<JSON
{"image":"paddock-$image","tag":"$tag","buildId":"$tag","commit":"$commit","builtAt":"$built_at","node":"$(node --version)","lockSha256":"$(sha256sum package-lock.json | cut -d' ' -f1)"}
JSON
  echo "PADDOCK_BUILD_ID=$tag" > "$tree/release.env"
  [ -z "$app" ] || npm sbom --package-lock-only --omit dev --workspace "@paddock/$app" --sbom-format cyclonedx \
    --sbom-type application > "$tree/sbom.cdx.json"
}

# Links to packages that this process does not use would point nowhere.
drop_broken_links() {
  find "$1/node_modules/@paddock" -xtype l -delete 2>/dev/null || true
  find "$1/apps" "$1/packages" "$1/tests" -name package.json -maxdepth 2 2>/dev/null | while read -r manifest; do
    [ "$(find "$(dirname "$manifest")" -mindepth 1 | wc -l)" -gt 1 ] || rm -rf "$(dirname "$manifest")"
  done
  find "$1/node_modules/@paddock" -xtype l -delete 2>/dev/null || true
  rmdir "$1/tests" 2>/dev/null || true
}

[ "${1:-}" = --no-build ] || build
rm -rf "$release"
mkdir -p "$release/base" "$release/edge" "$release/tls" "$release/local" "$release/drill"
cp -L .tools/node_modules/.bin/node "$release/base/node"

packages "$release/server" server &
packages "$release/storefront" storefront &
wait -n && wait -n
packages "$release/desk" desk &
packages "$release/sandbox" sandbox &
wait -n && wait -n

copy "$release/server" apps/server packages/brand packages/i18n packages/money packages/text-search brands \
  'apps/storefront/app/i18n/messages/*.json' ':(glob)apps/storefront/app/**/messages.en.json'
copy "$release/storefront" apps/storefront/server apps/storefront/app/i18n/message-areas.ts packages/api-client \
  packages/brand packages/i18n packages/money brands
copy "$release/desk" apps/desk/server packages/api-client packages/brand packages/i18n packages/money
copy "$release/sandbox" apps/sandbox packages/brand
for app in storefront desk; do
  tar --exclude='build/client/media' -C "apps/$app" -cf - build | tar -xf - -C "$release/$app/apps/$app"
done
for app in server storefront desk sandbox; do
  drop_broken_links "$release/$app"
  provenance "$release/$app" "$app" "$app"
done
cp deploy/edge/paddock.vcl deploy/edge/query-rules.vcl deploy/edge/container-start.sh "$release/edge/"
cp deploy/images/local/postgres-entry.sh "$release/local/"
cp deploy/postgres/restore-drill.sh "$release/drill/"
provenance "$release/edge" edge
mkdir "$release/release"
cp deploy/release/*.ts "$release/release/"
rm -f "$release"/release/*.test.ts
echo "$tag" > results/releases/latest
du -sm "$release"/*/ | sed 's/^/MB /'
echo "staged $release"
