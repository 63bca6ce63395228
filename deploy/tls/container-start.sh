#!/bin/sh
# Starts HAProxy. When the certificate has changed it takes the new one within half a minute, if it can be read; open
# connections go on.
set -u
settings=${PADDOCK_TLS_SETTINGS:-/etc/paddock/haproxy.cfg}
certificates=${PADDOCK_TLS_CERTIFICATES:-/etc/paddock/tls}
state() { cat "$certificates"/* 2>/dev/null | cksum; }

seen=$(state)
haproxy -W -db -f "$settings" &
haproxy=$!
trap 'kill -USR1 "$haproxy"' TERM INT USR1
while kill -0 "$haproxy" 2>/dev/null; do
  sleep "${PADDOCK_CERTIFICATE_SECONDS:-20}" &
  wait "$!" # ends at a signal, so that its trap runs at once
  now=$(state)
  [ "$now" != "$seen" ] || continue
  seen=$now
  if haproxy -c -q -f "$settings"; then
    echo "the certificate has changed: reading it"
    kill -USR2 "$haproxy"
  else
    echo "the new certificate cannot be used; the one before goes on" >&2
  fi
done
wait "$haproxy"
