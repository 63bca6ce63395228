#!/bin/sh
# restore-drill.sh <empty directory> <port>: restores the newest backup beside everything else, starts it, checks it and
# removes it. Every night: deploy/systemd/paddock-restore-drill.timer.
#   PADDOCK_DRILL_REPOSITORY  the repository of pgbackrest.conf to read; 2, the one elsewhere
#   PADDOCK_DRILL_CHECK       a command that checks the restored database, which it gets in PADDOCK_OWNER_DATABASE_URL
set -eu
place=$1
port=$2
repository=${PADDOCK_DRILL_REPOSITORY:-2}
# Of the newest PostgreSQL of this machine, which wrote the backup.
bin=${PADDOCK_POSTGRES_BIN:-$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)}
data="$place/data"

remove() {
  "$bin/pg_ctl" -D "$data" -m immediate -w stop >/dev/null 2>&1 || true
  rm -rf "$data" "$place/hba.conf"
}
trap remove EXIT
trap 'exit 1' INT TERM
remove
mkdir -m 700 "$data"

began=$(date +%s)
pgbackrest --stanza=paddock --repo="$repository" --pg1-path="$data" --type=immediate --target-action=promote restore
restored=$(date +%s)
# Reached through its socket in this directory only, which only this user can enter.
echo 'local all all trust' > "$place/hba.conf"
"$bin/pg_ctl" -D "$data" -w -t 3600 -l "$place/log" start -o "-p $port -c listen_addresses= \
  -c unix_socket_directories=$place -c hba_file=$place/hba.conf -c archive_mode=off -c synchronous_standby_names="
query() { "$bin/psql" -X -At -v ON_ERROR_STOP=1 -h "$place" -p "$port" -U postgres -d paddock -c "$1"; }
until [ "$(query 'select pg_is_in_recovery()')" = f ]; do sleep 1; done
started=$(date +%s)

# wrong <what> <query that counts>
wrong() {
  count=$(query "$2")
  [ "$count" = 0 ] || { echo "restored database: $1: $count" >&2; exit 1; }
}
wrong 'no site' "select (count(*) = 0)::int from sites"
wrong 'postings that do not sum to zero' "select count(*) from (select from ledger_entries group by site_id, posting_id, currency having sum(amount_minor) <> 0) unbalanced"
wrong 'units sold twice' "select count(*) from (select from unit_claims where kind = 'sale' and released_at is null group by site_id, unit_id having count(*) > 1) twice"
wrong 'invalid indexes' "select count(*) from pg_index where not indisvalid"
if [ -n "${PADDOCK_DRILL_CHECK:-}" ]; then
  PADDOCK_OWNER_DATABASE_URL="postgres://postgres@localhost:$port/paddock?host=$place" sh -c "$PADDOCK_DRILL_CHECK"
fi
orders=$(query 'select count(*) from orders')
newest=$(query "select coalesce(max(placed_at)::text, 'none') from orders")
echo "restore $((restored - began)) s, start $((started - restored)) s, $orders orders, the newest $newest"
