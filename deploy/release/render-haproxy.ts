import type { Part, ReleaseSettings } from './settings.ts';

// The api's listeners beside its own port: webhooks and staff.
const WEBHOOKS = 2;
const STAFF = 3;

/** HAProxy of one machine: TLS in front of the edge, and behind it the storefronts, apis and desks of two releases. */
export function renderHaproxy(settings: ReleaseSettings): string {
  const { listen } = settings;
  const part = (name: Part['name']) => settings.parts.find((one) => one.name === name);
  const servers = (name: Part['name']) =>
    part(name)?.ports.map((port) => `  server ${name}${port} 127.0.0.1:${port}`) ?? [];
  // Health and drain of an api are told once, in `apis`; the backends of its other listeners follow.
  const followers = (offset: number) =>
    part('api')?.ports.map(
      (port) => `  server api${port} 127.0.0.1:${port + offset} track apis/api${port}`,
    ) ?? [];
  const checks = (name: Part['name']) => [
    '  balance leastconn',
    `  option httpchk GET ${part(name)?.ready}`,
    '  timeout check 2s',
    // Three misses: on a busy machine a single slow answer must not take the last process away. The release command
    // tells HAProxy which process leaves.
    '  default-server check inter 1s fall 3 rise 1',
  ];
  return `${[
    HEAD.replace('@socket@', settings.haproxySocket),
    'frontend metrics',
    `  bind ${listen.metrics}`,
    '  http-request use-service prometheus-exporter if { path /metrics }',
    '',
    ...tlsFrontends(listen),
    'backend edge',
    `  server edge 127.0.0.1:${listen.edge} send-proxy-v2 check check-send-proxy`,
    '',
    ...localFrontend('storefront', listen.storefront, 'storefronts'),
    ...localFrontend('api', listen.api, 'apis'),
    ...localFrontend('staff', listen.staff, 'staff'),
    'backend storefronts',
    ...checks('storefront'),
    ...servers('storefront'),
    '',
    'backend apis',
    ...checks('api'),
    ...servers('api'),
    '',
    'backend webhooks',
    '  option forwardfor',
    ...followers(WEBHOOKS),
    '',
    'backend staff',
    ...followers(STAFF),
    '',
    'backend desks',
    '  option forwardfor',
    ...checks('desk'),
    ...servers('desk'),
    ...databaseProxy(settings.database ?? []),
    ...redisProxy(settings.redis ?? []),
  ].join('\n')}\n`;
}

const HEAD = `# Written by release/haproxy.ts from /etc/paddock/release.json; do not edit.
global
  log stdout format raw local0 info
  user haproxy
  group haproxy
  maxconn 8000
  stats socket @socket@ mode 660 level admin
  ssl-default-bind-options ssl-min-ver TLSv1.2 no-tls-tickets
  ssl-default-bind-ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305

defaults
  mode http
  # No address and no path: a path may hold a secret. Of requests only failures are logged.
  log global
  option dontlog-normal
  log-format "%ft %b/%s %TR/%Tw/%Tc/%Tr/%Ta %ST %B %ts %ac/%fc/%bc/%sc/%rc %sq/%bq %HM %HV"
  error-log-format "%ft connection failed: %[fc_err_str]"
  timeout connect 1s
  timeout client 65s
  timeout server 65s
  timeout queue 2s
  timeout http-request 10s
  timeout http-keep-alive 30s
  option http-keep-alive
  option dontlognull
  option redispatch
  # A request is sent again only when no process has taken it; a GET also when the process closed without an answer.
  retries 3
  retry-on conn-failure empty-response
`;

function tlsFrontends({ http, https, certificate, ...listen }: ReleaseSettings['listen']): string[] {
  return [
    'frontend http',
    `  bind ${http}`,
    `  http-request redirect location "https://%[req.hdr(host),field(1,:)]${listen.httpsPortSuffix}%[pathq]" code 308`,
    '',
    'frontend https',
    `  bind ${https} ssl crt ${certificate} alpn h2,http/1.1`,
    '  # One client (an IPv4 address, a /64) cannot take all connections, nor all of the processes behind.',
    '  stick-table type ipv6 size 200k expire 1m store conn_cur,http_req_rate(10s)',
    '  tcp-request connection track-sc0 src,ipmask(32,64)',
    '  tcp-request connection reject if { sc0_conn_cur gt 500 }',
    '  acl too_many_requests sc0_http_req_rate gt 3000',
    '  http-request set-log-level silent if too_many_requests',
    '  http-request deny deny_status 429 if too_many_requests',
    '  # Only our own hops say who the visitor is, and only the worker purges.',
    ...['X-Forwarded-For', 'X-Forwarded-Proto', 'Forwarded', 'X-Visitor-Country'].map(
      (header) => `  http-request del-header ${header}`,
    ),
    '  http-request deny deny_status 405 if { method PURGE } or { method TRACE } or { method CONNECT }',
    '  http-response set-header Strict-Transport-Security "max-age=63072000; includeSubDomains"',
    `  acl for_desk req.hdr(host),field(1,:) -i ${listen.deskName}`,
    `  acl for_hooks req.hdr(host),field(1,:) -i ${listen.hooksName}`,
    '  http-request deny deny_status 404 if for_hooks !{ path_beg /api/webhooks }',
    '  http-request disable-l7-retry unless METH_GET',
    '  use_backend desks if for_desk',
    '  use_backend webhooks if for_hooks',
    '  default_backend edge',
    '',
  ];
}

const localFrontend = (name: string, port: number, backend: string) => [
  `frontend ${name}`,
  `  bind 127.0.0.1:${port}`,
  '  http-request disable-l7-retry unless METH_GET',
  `  default_backend ${backend}`,
  '',
];

// PostgreSQL's own connections stay open for hours: of LISTEN, and those that PgBouncer keeps.
const LONG_CONNECTIONS = [
  '  mode tcp',
  '  log-format "%ft %b/%s %Tw/%Tc/%Tt %B %ts"',
  '  option tcpka',
  '  timeout client 24h',
  '  timeout server 24h',
];

/** Writes go to the machine whose Patroni says that it is the primary; connections to another are closed. */
const databaseProxy = (addresses: readonly string[]) =>
  addresses.length === 0
    ? []
    : [
        '',
        'listen database',
        '  bind 127.0.0.1:5000',
        ...LONG_CONNECTIONS,
        '  option httpchk OPTIONS /primary',
        '  http-check expect status 200',
        '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
        ...addresses.map((address, n) => `  server node${n + 1} ${address}:5432 check port 8008`),
      ];

/** Counters of rate limits, which may be lost: one Redis at a time, so that all machines count together. */
const redisProxy = (addresses: readonly string[]) =>
  addresses.length === 0
    ? []
    : [
        '',
        'listen redis',
        '  bind 127.0.0.1:6380',
        ...LONG_CONNECTIONS,
        '  option tcp-check',
        '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions on-marked-up shutdown-backup-sessions',
        ...addresses.map(
          (address, n) => `  server node${n + 1} ${address}:6379 check${n > 0 ? ' backup' : ''}`,
        ),
      ];
