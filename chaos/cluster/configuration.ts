import { postgresBin } from '../../scripts/services/packages.ts';

export interface ClusterPorts {
  readonly rw: number;
  readonly postgres: readonly number[];
  readonly rest: readonly number[];
  readonly etcd: readonly number[];
  readonly peers: readonly number[];
}

export const SUPERUSER = { name: 'postgres', password: 'chaos' };

/** A node's Patroni: strict, so that nothing is acknowledged with one copy only; failsafe, so that etcd may be away. */
export const patroniOf = (n: number, ports: ClusterPorts, place: string) => `
scope: shop
namespace: /chaos/
name: n${n}
restapi: {listen: 127.0.0.1:${ports.rest[n]}, connect_address: 127.0.0.1:${ports.rest[n]}}
etcd3: {hosts: [${ports.etcd.map((port) => `127.0.0.1:${port}`).join(', ')}]}
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 2
    retry_timeout: 3
    maximum_lag_on_failover: 1048576
    synchronous_mode: true
    synchronous_mode_strict: true
    failsafe_mode: true
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters:
        max_connections: 150
        shared_buffers: 128MB
        jit: 'off'
        wal_log_hints: 'on'
        synchronous_commit: 'on'
        wal_keep_size: 512MB
        checkpoint_timeout: 30min
        wal_sender_timeout: 5s
        wal_receiver_timeout: 5s
        tcp_keepalives_idle: 5
        tcp_keepalives_interval: 1
        tcp_keepalives_count: 3
        tcp_user_timeout: 5000
  initdb: [encoding: UTF8, data-checksums, locale: C.UTF-8]
  pg_hba: [host replication repl 127.0.0.1/32 scram-sha-256, host all all 127.0.0.1/32 scram-sha-256, local all all trust]
postgresql:
  listen: 127.0.0.1:${ports.postgres[n]}
  connect_address: 127.0.0.1:${ports.postgres[n]}
  data_dir: ${place}/n${n}
  bin_dir: ${postgresBin()}
  pgpass: ${place}/pgpass${n}
  authentication:
    replication: {username: repl, password: repl}
    superuser: {username: ${SUPERUSER.name}, password: ${SUPERUSER.password}}
    rewind: {username: rewind, password: rewind}
  parameters: {unix_socket_directories: '${place}/socket${n}'}
  basebackup: {checkpoint: fast}
watchdog: {mode: 'off'}
`;

/** Writes go to the one node whose Patroni says that it is the primary; sessions on another are closed. */
export const haproxyOf = (ports: ClusterPorts) => `
global
  maxconn 1000
  nbthread 1
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
  retries 1
listen rw
  bind 127.0.0.1:${ports.rw}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${ports.postgres.map((port, n) => `  server n${n} 127.0.0.1:${port} check port ${ports.rest[n]}`).join('\n')}
`;

export function etcdOf(n: number, ports: ClusterPorts, place: string): string[] {
  const at = (port: number | undefined) => `http://127.0.0.1:${port}`;
  return [
    ...['--name', `e${n}`, '--data-dir', `${place}/e${n}`],
    ...['--listen-client-urls', at(ports.etcd[n]), '--advertise-client-urls', at(ports.etcd[n])],
    ...['--listen-peer-urls', at(ports.peers[n]), '--initial-advertise-peer-urls', at(ports.peers[n])],
    ...['--initial-cluster', ports.peers.map((port, place_) => `e${place_}=${at(port)}`).join(',')],
    ...[
      '--initial-cluster-state',
      'new',
      '--heartbeat-interval',
      '200',
      '--election-timeout',
      '2000',
      '--logger',
      'zap',
    ],
  ];
}
