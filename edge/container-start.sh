#!/bin/sh
# Fills in the rules as render-edge.ts does, then becomes varnishd.
set -eu
sed \
  -e "s/@storefront_host@/${PADDOCK_STOREFRONT_HOST:-storefront}/" \
  -e "s/@storefront_port@/${PADDOCK_STOREFRONT_PORT:-3000}/" \
  -e "s/@purgers@/\"${PADDOCK_PURGER:-127.0.0.1}\";/" \
  -e "s/@probe_timeout@/1s/" \
  -e "s/@mode@/live/" \
  /etc/paddock/paddock.vcl > /run/paddock/paddock.vcl
exec varnishd -F -a :8080 -f /run/paddock/paddock.vcl -n /run/paddock/work -s "malloc,${PADDOCK_EDGE_MEMORY:-256m}" -j none
