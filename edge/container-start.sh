#!/bin/sh
# Fills in the rules as render-edge.ts does, then becomes varnishd.
set -eu
# The host of PADDOCK_ORIGIN and those of PADDOCK_EDGE_HOSTS (separated by commas), as alternatives of a pattern.
origin="${PADDOCK_ORIGIN:-http://localhost:8080}"
origin_host="${origin#*://}"
hosts=$(printf '%s' "${origin_host%%/*},${PADDOCK_EDGE_HOSTS:-}" \
  | tr 'A-Z' 'a-z' | sed -e 's/,*$//' -e 's/[.]/[.]/g' -e 's/ *, */|/g')
sed \
  -e "s#@rules_directory@#/etc/paddock#" \
  -e "s#@hosts@#${hosts}#" \
  -e "s/@storefront_host@/${PADDOCK_STOREFRONT_HOST:-storefront}/" \
  -e "s/@storefront_port@/${PADDOCK_STOREFRONT_PORT:-3000}/" \
  -e "s/@purgers@/\"${PADDOCK_PURGER:-127.0.0.1}\";/" \
  -e "s/@probe_timeout@/1s/" \
  -e "s/@mode@/live/" \
  /etc/paddock/paddock.vcl > /run/paddock/paddock.vcl
exec varnishd -F -a :8080 -f /run/paddock/paddock.vcl -n /run/paddock/work -s "malloc,${PADDOCK_EDGE_MEMORY:-256m}" -j none
