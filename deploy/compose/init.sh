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
secret postgres-password "$(random)"
if [ ! -s "$state/secrets/database-url" ]; then
  secret owner-database-url "postgres://paddock_owner:$owner@postgres:5432/paddock"
  secret database-url "postgres://paddock_app:$app@postgres:5432/paddock"
  # The roles are made with the password of the demo; the first start of PostgreSQL runs this right after.
  printf "alter role paddock_owner password '%s';\nalter role paddock_app password '%s';\n" "$owner" "$app" > "$state/passwords.sql"
  chmod 444 "$state/passwords.sql"
fi
secret signing-keys "k1:$(random)"
secret cookie-secret "$(random)"
# Your merchant accounts, as JSON; `none`: transfer, cheque and cash only.
secret payment-accounts none
if [ ! -s "$state/secrets/certificate" ]; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 -subj /CN=localhost \
    -addext 'subjectAltName=DNS:localhost,DNS:*.localhost,IP:127.0.0.1' \
    -keyout "$state/key.pem" -out "$state/cert.pem" 2>/dev/null
  cat "$state/cert.pem" "$state/key.pem" > "$state/secrets/certificate"
  rm "$state/key.pem"
  chmod 444 "$state/secrets/certificate"
fi
[ -s "$state/shop.env" ] || cp "$here/$([ "$demo" = --demo ] && echo demo || echo production).env" "$state/shop.env"
if [ ! -s "$state/compose.env" ]; then
  edge_port=${PADDOCK_EDGE_PORT:-8080}
  desk_port=${PADDOCK_DESK_PORT:-3001}
  if [ "$demo" = --demo ]; then cat > "$state/compose.env" <<ENV
COMPOSE_PROFILES=demo
PADDOCK_EDGE_PORT=$edge_port
PADDOCK_ORIGIN=http://localhost:$edge_port
PADDOCK_DESK_PORT=$desk_port
PADDOCK_DESK_URL=http://localhost:$desk_port
ENV
  else cat > "$state/compose.env" <<'ENV'
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
echo "settings in $state: shop.env, compose.env, secrets/"
