import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { postgresBin } from '../../../scripts/services/packages.ts';
import { REPOSITORY } from '../../../scripts/services/settings.ts';

export interface ClusterPorts {
  readonly rw: number;
  readonly postgres: readonly number[];
  readonly rest: readonly number[];
  readonly etcd: readonly number[];
  readonly peers: readonly number[];
}

export const SUPERUSER = { name: 'postgres', password: 'chaos' };

const FILE = path.join(REPOSITORY, 'deploy/postgres/patroni.yml');

/** A node's Patroni as in production, with addresses of this machine, a quicker failover and, without backups, no archive. */
export function patroniOf(n: number, ports: ClusterPorts, place: string, isArchived: boolean): string {
  const settings = parseDocument(readFileSync(FILE, 'utf8'));
  const set = (keys: string, value: unknown) => settings.setIn(keys.split('.'), value);
  const address = `127.0.0.1:${ports.postgres[n]}`;
  const rest = `127.0.0.1:${ports.rest[n]}`;
  set('name', `n${n}`);
  set('restapi', { listen: rest, connect_address: rest });
  set(
    'etcd3.hosts',
    ports.etcd.map((port) => `127.0.0.1:${port}`),
  );
  set('bootstrap.dcs.ttl', 20);
  set('bootstrap.dcs.loop_wait', 2);
  set('bootstrap.dcs.retry_timeout', 3);
  set('bootstrap.dcs.postgresql.parameters.shared_buffers', '128MB');
  set('bootstrap.dcs.postgresql.parameters.checkpoint_timeout', '30min');
  set('bootstrap.pg_hba', [
    'host replication repl 127.0.0.1/32 scram-sha-256',
    'host all all 127.0.0.1/32 scram-sha-256',
    'local all all trust',
  ]);
  set('postgresql.listen', address);
  set('postgresql.connect_address', address);
  set('postgresql.data_dir', `${place}/n${n}`);
  set('postgresql.bin_dir', postgresBin());
  set('postgresql.pgpass', `${place}/pgpass${n}`);
  set('postgresql.authentication', {
    replication: { username: 'repl', password: 'repl' },
    superuser: { username: SUPERUSER.name, password: SUPERUSER.password },
    rewind: { username: 'rewind', password: 'rewind' },
  });
  set('postgresql.parameters.unix_socket_directories', `${place}/socket`);
  set('watchdog.mode', 'off');
  if (!isArchived) {
    set('bootstrap.dcs.postgresql.parameters.archive_mode', 'off');
    settings.deleteIn(['bootstrap', 'dcs', 'postgresql', 'recovery_conf']);
    set('postgresql.create_replica_methods', ['basebackup']);
  }
  return settings.toString();
}

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
