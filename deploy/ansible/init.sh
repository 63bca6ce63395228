#!/bin/sh
# init.sh <cell>: makes cells/<cell> once: hosts.yml of the example, passwords and keys. What is there stays as it is.
set -eu
cell=${1:?the name of the cell}
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
secrets="$here/cells/$cell/secrets"
umask 077
mkdir -p "$secrets"
[ -s "$here/cells/$cell/hosts.yml" ] || cp "$here/cells/example/hosts.yml" "$here/cells/$cell/hosts.yml"

random() { openssl rand -hex 32; }
# secret <name> [value]
secret() { [ -e "$secrets/$1" ] || printf '%s\n' "${2:-}" > "$secrets/$1"; }

if [ ! -e "$secrets/database-url" ]; then
  owner=$(random)
  app=$(random)
  # Ports of each machine: 6432 PgBouncer, 5000 HAProxy, which knows the primary.
  secret owner-database-url "postgres://paddock_owner:$owner@127.0.0.1:5000/paddock"
  secret database-direct-url "postgres://paddock_app:$app@127.0.0.1:5000/paddock"
  secret database-url "postgres://paddock_app:$app@127.0.0.1:6432/paddock"
fi
for name in superuser-password replication-password rewind-password monitor-password; do secret "$name" "$(random)"; done
secret signing-keys "k1:$(random)"
secret cookie-secret "$(random)"
secret payment-accounts none
secret mail-inbound-secret none
secret chat-secret none
for name in smtp-url captcha-secret desk-oidc-client-secret pager-url tickets-url; do secret "$name"; done
[ -e "$secrets/repositories.conf" ] || cat > "$secrets/repositories.conf" <<CONF
# Where pgBackRest keeps backups: one place near, one with another provider and object lock. Fill in what stands in <>.
[global]
repo1-type=s3
repo1-path=/paddock
repo1-s3-bucket=<bucket>
repo1-s3-endpoint=<endpoint>
repo1-s3-region=<region>
repo1-s3-key=<key>
repo1-s3-key-secret=<secret>
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=$(random)
repo2-type=s3
repo2-path=/paddock
repo2-s3-bucket=<bucket>
repo2-s3-endpoint=<endpoint>
repo2-s3-region=<region>
repo2-s3-key=<key>
repo2-s3-key-secret=<secret>
repo2-cipher-type=aes-256-cbc
repo2-cipher-pass=$(random)
CONF
echo "$here/cells/$cell: fill in hosts.yml, secrets/repositories.conf and the empty files in secrets/; add secrets/certificate.pem"
