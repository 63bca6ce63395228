#!/bin/sh
# Writes the time of the newest backup for node_exporter's textfile collector. Run it every ten minutes as postgres:
#   backup-age.sh /var/lib/prometheus/node-exporter
set -eu
file="$1/backup.prom"
newest=$(pgbackrest --stanza=paddock --output=json info | grep -o '"stop":[0-9]*' | cut -d: -f2 | sort -n | tail -1)
{
  echo '# HELP backup_last_time_seconds When the newest backup was finished'
  echo '# TYPE backup_last_time_seconds gauge'
  echo "backup_last_time_seconds ${newest:-0}"
} > "$file.new"
mv "$file.new" "$file"
