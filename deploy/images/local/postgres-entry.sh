#!/bin/sh
# What compose.yaml uses of the official image's entrypoint: the first start makes the cluster and runs *.sql.
set -eu
data=/var/lib/postgresql/data
if [ "$(id -u)" = 0 ]; then
  chown postgres: $data
  exec setpriv --reuid=postgres --regid=postgres --init-groups sh "$0" "$@"
fi
if [ ! -s $data/PG_VERSION ]; then
  umask 077
  cat "${POSTGRES_PASSWORD_FILE:-/dev/null}" > /tmp/password
  [ -s /tmp/password ] || echo "${POSTGRES_PASSWORD}" > /tmp/password
  initdb -D $data --pwfile=/tmp/password --auth-local=trust --auth-host=scram-sha-256 -E UTF8 --locale=C.UTF-8 > /dev/null
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> $data/pg_hba.conf
  pg_ctl -D $data -w -o "-c listen_addresses=''" start > /dev/null
  for file in /docker-entrypoint-initdb.d/*.sql; do psql -v ON_ERROR_STOP=1 -q -U postgres -f "$file"; done
  pg_ctl -D $data -w stop > /dev/null
fi
exec "$@" -D $data -c listen_addresses='*'
