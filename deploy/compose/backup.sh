#!/bin/sh
# backup.sh <folder>: database and customers' files of the shop of compose.yaml into the folder, by cron each night. Copies
# older than 14 days go. Writes the time for the alert BackupOld. Copy the folder to another machine afterwards.
set -eu
folder=${1:?the folder for the copies}
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
umask 077
mkdir -p "$folder" "$here/state/textfiles"
now=$(date -u +%Y%m%dT%H%M%SZ)
engine=docker
docker ps >/dev/null 2>&1 || engine=podman
# Compose v2 numbers its containers.
container() {
  "$engine" ps --format '{{.Names}}' | grep -Ex "paddock-$1(-1)?" || { echo "paddock-$1 does not run" >&2; exit 1; }
}
postgres=$(container postgres)
api=$(container api)

"$engine" exec "$postgres" sh -c "PGOPTIONS='-c app.unsafe_all_sites=on' pg_dump -U paddock_owner -d paddock -Fc \
  --enable-row-security --no-comments --exclude-table-data=spatial_ref_sys" > "$folder/$now.dump.new"
"$engine" exec "$api" tar -C /uploads -cf - . > "$folder/$now.uploads.tar.new"
[ -s "$folder/$now.dump.new" ]
mv "$folder/$now.dump.new" "$folder/$now.dump"
mv "$folder/$now.uploads.tar.new" "$folder/$now.uploads.tar"
find "$folder" -name '*Z.dump' -mtime +14 -delete
find "$folder" -name '*Z.uploads.tar' -mtime +14 -delete

metric="$here/state/textfiles/backup.prom"
printf '# HELP backup_last_time_seconds When the newest backup was finished\n# TYPE backup_last_time_seconds gauge\nbackup_last_time_seconds %s\n' \
  "$(date +%s)" > "$metric.new"
chmod 644 "$metric.new"
mv "$metric.new" "$metric"
