#!/bin/sh
# init.sh [--demo]: writes deploy/compose/state once: passwords, keys, a certificate and the settings of the shop.
# What is there stays as it is. --demo: the outside services are played by the sandbox, everything on this machine;
# PADDOCK_EDGE_PORT and PADDOCK_DESK_PORT move shop and desk from 8080 and 3001.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
state="$here/state"
demo=${1:-}
command -v openssl >/dev/null || { echo "openssl is missing: apt-get install openssl" >&2; exit 1; }
mkdir -p "$state/secrets" "$here/../../apps/storefront/public/media"
# The folder is root's; the files inside are read by the containers' users, which never see the folder.
chmod 700 "$state"

random() { openssl rand -hex 32; }
# secret <name> <value>
secret() {
  [ -s "$state/secrets/$1" ] || printf '%s\n' "$2" > "$state/secrets/$1"
  chmod 444 "$state/secrets/$1"
}

owner=$(random)
app=$(random)
monitor=$(random)
secret postgres-password "$(random)"
if [ ! -s "$state/secrets/database-url" ]; then
  secret owner-database-url "postgres://paddock_owner:$owner@postgres:5432/paddock"
  secret database-url "postgres://paddock_app:$app@postgres:5432/paddock"
  # The roles are made with the password of the demo; the first start of PostgreSQL runs this right after.
  printf "alter role paddock_owner password '%s';\nalter role paddock_app password '%s';\nalter role paddock_monitor password '%s';\n" \
    "$owner" "$app" "$monitor" > "$state/passwords.sql"
  chmod 444 "$state/passwords.sql"
fi
# Sees the statistics of the server. In a database made before this file, run deploy/monitoring/monitor-role.sql and set it.
[ -s "$state/passwords.sql" ] && monitor=$(sed -n "s/^alter role paddock_monitor password '\(.*\)';/\1/p" "$state/passwords.sql")
secret monitor-password "${monitor:-$(random)}"
secret signing-keys "k1:$(random)"
secret cookie-secret "$(random)"
# Your merchant accounts, as JSON; `none`: transfer, cheque and cash only.
secret payment-accounts none
if [ "$demo" = --demo ]; then
  secret smtp-url smtp://sandbox:4625
  secret captcha-secret 0x0000000000000000000000000000000000000000
  secret mail-inbound-secret sandbox-mail-secret
  secret chat-secret sandbox-chat-secret
  secret desk-oidc-client-secret sandbox-desk-client-secret
else
  secret smtp-url ''
  secret captcha-secret ''
  secret mail-inbound-secret none
  secret chat-secret none
  secret desk-oidc-client-secret ''
fi
mkdir -p "$state/tls"
if [ ! -s "$state/tls/certificate.pem" ]; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 -subj /CN=localhost \
    -addext 'subjectAltName=DNS:localhost,DNS:*.localhost,IP:127.0.0.1' \
    -keyout "$state/key.pem" -out "$state/cert.pem" 2>/dev/null
  cat "$state/cert.pem" "$state/key.pem" > "$state/tls/certificate.pem"
  rm "$state/cert.pem" "$state/key.pem"
  chmod 444 "$state/tls/certificate.pem"
fi
[ -s "$state/shop.env" ] || cp "$here/$([ "$demo" = --demo ] && echo demo || echo production).env" "$state/shop.env"
if [ ! -s "$state/compose.env" ]; then
  edge_port=${PADDOCK_EDGE_PORT:-8080}
  desk_port=${PADDOCK_DESK_PORT:-3001}
  if [ "$demo" = --demo ]; then cat > "$state/compose.env" <<ENV
COMPOSE_PROFILES=demo,alerts
PADDOCK_EDGE_PORT=$edge_port
PADDOCK_EDGE_MISSES=5000
PADDOCK_ORIGIN=http://localhost:$edge_port
PADDOCK_DESK_PORT=$desk_port
PADDOCK_DESK_URL=http://localhost:$desk_port
PADDOCK_PAYMENT_ACCOUNTS_FILE=/shared/payment-accounts.json
PADDOCK_EDGE_HOSTS=127.0.0.1:8080,edge:8080,localhost:8443
ENV
  else cat > "$state/compose.env" <<'ENV'
COMPOSE_PROFILES=alerts
PADDOCK_BIND=0.0.0.0
PADDOCK_HTTP_PORT=80
PADDOCK_HTTPS_PORT=443
PADDOCK_HTTPS_PORT_SUFFIX=
PADDOCK_ORIGIN=https://www.example.com
PADDOCK_DESK_URL=https://desk.example.com
PADDOCK_DESK_NAME=desk.example.com
PADDOCK_HOOKS_NAME=hooks.example.com
PADDOCK_EDGE_MEMORY=1g
ENV
  fi
fi
# Alerts that need a second machine, an archive or exporters which compose.yaml does not have.
not_here='OneApiLeft|NoSynchronousStandby|WalNotArchived'
monitoring="$here/../monitoring"
mkdir -p "$state/monitoring" "$state/textfiles"
sed -E "/job_name: (redis|varnish)/d" "$monitoring/prometheus.yml" > "$state/monitoring/prometheus.yml"
probe=''
# The demo's pages are looked at through the TLS container, whose certificate is self-signed.
if [ "$demo" = --demo ]; then
  host=$(sed -n 's#^PADDOCK_ORIGIN=https\?://##p' "$state/compose.env")
  probe="tls_config: { insecure_skip_verify: true }, headers: { Host: \"$host\" },"
  sed -i 's#{ source_labels: \[__address__\], #&regex: "https?://[^/]+(.*)", replacement: "https://tls:8443$1", #' "$state/monitoring/prometheus.yml"
fi
awk -v skip="^      - alert: ($not_here)\$" '/^ *- (alert|record|name):/{ off = $0 ~ skip } !off' "$monitoring/alerts.yml" > "$state/monitoring/alerts.yml"
sed "s#http: {#http: { $probe#" "$monitoring/blackbox.yml" > "$state/monitoring/blackbox.yml"
# As if a backup had just been made: without a value the alert BackupOld would never fire where no backup is set up.
[ -s "$state/textfiles/backup.prom" ] || printf 'backup_last_time_seconds %s\n' "$(date +%s)" > "$state/textfiles/backup.prom"
secret tickets-url ''
secret pager-url ''
if [ ! -s "$state/monitoring/alertmanager.yml" ]; then
  cp "$monitoring/alertmanager.yml" "$state/monitoring/alertmanager.yml"
  # The demo's alerts are mails in the sandbox.
  [ "$demo" != --demo ] || sed -i -E \
    's#webhook_configs: \[\{ url: [^ ]+ \}\]#email_configs: [{ to: oncall@example.com, from: alerts@example.com, smarthost: "sandbox:4625", require_tls: false, send_resolved: true }]#' \
    "$state/monitoring/alertmanager.yml"
fi
echo "settings in $state: shop.env, compose.env, secrets/"
