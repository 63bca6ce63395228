#!/usr/bin/env bash
# client-address.sh <https port> <redis port>: which address the api sees of visitors who come through TLS and edge.
# The visitors are in a network namespace of their own. Needs root, and a trial that listens at 10.99.0.1:
#   client-address.sh network; node deploy/trial/trial.ts <version> <version> --address 10.99.0.1 --hold
set -euo pipefail
namespace=paddock-visitors
if [ "${1:-}" = network ]; then
  ip netns add $namespace
  ip link add paddock0 type veth peer name paddock1 netns $namespace
  ip address add 10.99.0.1/24 dev paddock0 && ip link set paddock0 up
  ip -n $namespace address add 10.99.0.2/24 dev paddock1
  ip -n $namespace address add 10.99.0.3/24 dev paddock1
  ip -n $namespace link set paddock1 up
  exit
elif [ "${1:-}" = remove ]; then
  ip netns delete $namespace
  exit
fi
port=$1 redis=$2
visit() { # <own address> <more arguments of curl>
  ip netns exec $namespace curl -sk -o /dev/null -D - --interface "$1" --resolve "shop.localhost:$port:10.99.0.1" \
    "${@:2}" "https://shop.localhost:$port/it-it/bag"
}
visit 10.99.0.2 | grep -iE '^HTTP|strict-transport'
# Claimed by the visitor, and not believed.
visit 10.99.0.3 -H 'X-Forwarded-For: 203.0.113.7' -H 'Forwarded: for=203.0.113.7' | grep -i '^HTTP'
echo "purge by a visitor: $(visit 10.99.0.2 -X PURGE -H 'xkey-purge: pages' | head -1)"
redis-cli -p "$redis" --scan | grep -oE '(10\.99\.0\.[0-9]+|203\.0\.113\.7|127\.0\.0\.1)' | sort | uniq -c
