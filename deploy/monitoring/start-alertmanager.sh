#!/bin/sh
# Starts Alertmanager with the addresses in the secrets pager-url and tickets-url, where its file has <pager-url> and
# <tickets-url>: Debian's version cannot read them from files itself. `check` as first argument only reads the file.
set -eu
umask 077
settings=${PADDOCK_ALERTMANAGER_SETTINGS:-/etc/paddock/alertmanager.yml}
secrets=${PADDOCK_SECRETS:-/run/secrets}
filled=${PADDOCK_ALERTMANAGER_FILLED:-/tmp/alertmanager.yml}

cp "$settings" "$filled"
for name in pager-url tickets-url; do
  grep -q "<$name>" "$filled" || continue
  url=$(cat "$secrets/$name")
  case $url in
    *//example.com* | *//*.example.com*) echo "secret $name: is the example, nobody would be told" >&2; exit 1 ;;
    http://?* | https://?*) ;;
    *) echo "secret $name: is not a URL" >&2; exit 1 ;;
  esac
  URL=$url awk -v tag="<$name>" '{
    while (at = index($0, tag)) $0 = substr($0, 1, at - 1) ENVIRON["URL"] substr($0, at + length(tag))
    print
  }' "$filled" > "$filled.next"
  mv "$filled.next" "$filled"
done
amtool check-config "$filled" > "$filled.check" 2>&1 || { cat "$filled.check" >&2; exit 1; }
[ "${1:-}" != check ] || exit 0
exec prometheus-alertmanager --config.file="$filled" "$@"
