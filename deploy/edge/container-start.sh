#!/bin/sh
# Fills in the rules as render-edge.ts does, then becomes varnishd.
#   PADDOCK_PURGER           addresses or networks that may purge, separated by commas
#   PADDOCK_EDGE_MISSES      pages that are not in the cache, per visitor's network and minute
#   PADDOCK_EDGE_PROXY_PORT  a second port for the TLS proxy, which tells the visitor's address by the PROXY protocol
set -eu
# The host of PADDOCK_ORIGIN and those of PADDOCK_EDGE_HOSTS (separated by commas), as alternatives of a pattern.
origin="${PADDOCK_ORIGIN:-http://localhost:8080}"
origin_host="${origin#*://}"
hosts=$(printf '%s' "${origin_host%%/*},${PADDOCK_EDGE_HOSTS:-}" \
  | tr 'A-Z' 'a-z' | sed -e 's/,*$//' -e 's/[.]/[.]/g' -e 's/ *, */|/g')
# VCL writes a network as "10.0.0.0"/8.
purgers=$(printf '%s' "${PADDOCK_PURGER:-127.0.0.1}" | tr ',' '\n' \
  | sed -n -e 's/ //g' -e 's#^\([0-9a-fA-F.:]*\)/\([0-9]*\)$#"\1"/\2;#p' -e 's#^\([0-9a-zA-Z.:-]*\)$#"\1";#p' | tr '\n' ' ')
rules="${PADDOCK_EDGE_RULES:-/etc/paddock}"
run="${PADDOCK_EDGE_RUN:-/run/paddock}"
sed \
  -e "s#@rules_directory@#${rules}#" \
  -e "s#@hosts@#${hosts}#" \
  -e "s/@storefront_host@/${PADDOCK_STOREFRONT_HOST:-storefront}/" \
  -e "s/@storefront_port@/${PADDOCK_STOREFRONT_PORT:-3000}/" \
  -e "s#@purgers@#${purgers}#" \
  -e "s/@max_streams@/${PADDOCK_EDGE_STREAMS:-500}/" \
  -e "s/@max_misses@/${PADDOCK_EDGE_MISSES:-300}/" \
  -e "s/@probe_timeout@/1s/" \
  -e "s/@mode@/live/" \
  "${rules}/paddock.vcl" > "${run}/paddock.vcl"
if [ "${1:-}" = --check ]; then
  exec varnishd -C -f "${run}/paddock.vcl" -n "${run}/check"
fi
exec varnishd -F -a "${PADDOCK_EDGE_LISTEN:-:8080}" ${PADDOCK_EDGE_PROXY_PORT:+-a "${PADDOCK_EDGE_PROXY_HOST:-}:${PADDOCK_EDGE_PROXY_PORT},PROXY"} \
  -f "${run}/paddock.vcl" -n "${run}/work" -s "malloc,${PADDOCK_EDGE_MEMORY:-256m}" -j none
