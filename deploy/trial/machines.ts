// node deploy/trial/machines.ts up <count> | down | run <name> <command>…: machines with Debian 13, systemd and SSH in
// results/machines, as containers of systemd-nspawn on a network of their own. Root on Debian; for trials of deploy/.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { debianMirror } from '../../scripts/services/newer-debian.ts';
import { installDebian } from '../../scripts/services/packages.ts';
import { run, succeeds } from '../../scripts/services/run.ts';
import { REPOSITORY } from '../../scripts/services/settings.ts';

const PLACE = path.join(REPOSITORY, 'results/machines');
const BASE = path.join(PLACE, 'base');
const KEY = path.join(PLACE, 'key');
const BRIDGE = 'paddock0';
const NETWORK = '172.30.58';
const START_SECONDS = 120;
/** What Debian's own installer puts on a machine, and a key for SSH. */
const PACKAGES = [
  ...['systemd-sysv', 'systemd-resolved', 'dbus', 'udev', 'openssh-server', 'python3', 'sudo', 'cron'],
  ...['iproute2', 'netbase', 'procps', 'ca-certificates', 'curl', 'git'],
];
const TOOLS: Record<string, string> = {
  mmdebstrap: 'mmdebstrap',
  'systemd-nspawn': 'systemd-container',
  iptables: 'iptables',
  'ssh-keygen': 'openssh-client',
};

const nameOf = (n: number) => `shop${n}`;
const addressOf = (n: number) => `${NETWORK}.${10 + n}`;
const folderOf = (n: number, part: string) => path.join(PLACE, nameOf(n), part);
const SSH = ['-F', '/dev/null', '-i', KEY, '-o', 'BatchMode=yes', '-o', 'ConnectTimeout=5'].concat(
  ['StrictHostKeyChecking=no', 'UserKnownHostsFile=/dev/null', 'LogLevel=ERROR'].flatMap((one) => [
    '-o',
    one,
  ]),
);

async function up(count: number): Promise<void> {
  down();
  const missing = Object.keys(TOOLS).filter((tool) => !succeeds('sh', ['-c', `command -v ${tool}`]));
  if (missing.length > 0) installDebian(missing.map((tool) => TOOLS[tool] ?? tool));
  mkdirSync(path.join(PLACE, 'shared'), { recursive: true });
  if (!existsSync(KEY)) run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', KEY]);
  if (!existsSync(path.join(BASE, 'root/.ssh'))) makeBase();
  connect();
  const machines = Array.from({ length: count }, (_, at) => at + 1);
  for (const n of machines) start(n, machines);
  for (const n of machines) await waitForSsh(n);
  for (const n of machines) console.log(`${nameOf(n)} ${addressOf(n)}`);
}

function makeBase(): void {
  rmSync(BASE, { recursive: true, force: true });
  const args = ['--variant=minbase', `--include=${PACKAGES.join()}`, 'trixie', BASE, debianMirror()];
  if (spawnSync('mmdebstrap', args, { stdio: 'inherit' }).status !== 0) throw new Error('mmdebstrap failed');
  mkdirSync(path.join(BASE, 'root/.ssh'), { mode: 0o700, recursive: true });
  run('systemctl', ['--root', BASE, 'enable', 'systemd-networkd', 'ssh']);
}

/** One bridge; the machines reach the world through this one. */
function connect(): void {
  if (!succeeds('ip', ['link', 'show', BRIDGE])) {
    run('ip', ['link', 'add', BRIDGE, 'type', 'bridge']);
    run('ip', ['address', 'add', `${NETWORK}.1/24`, 'dev', BRIDGE]);
  }
  run('ip', ['link', 'set', BRIDGE, 'up']);
  writeFileSync('/proc/sys/net/ipv4/ip_forward', '1');
  const rule = ['POSTROUTING', '-s', `${NETWORK}.0/24`, '!', '-d', `${NETWORK}.0/24`, '-j', 'MASQUERADE'];
  if (!succeeds('iptables', ['-t', 'nat', '-C', ...rule])) run('iptables', ['-t', 'nat', '-A', ...rule]);
}

function start(n: number, machines: number[]): void {
  const root = folderOf(n, 'root');
  for (const part of ['upper', 'work', 'root']) mkdirSync(folderOf(n, part), { recursive: true });
  const layers = `lowerdir=${BASE},upperdir=${folderOf(n, 'upper')},workdir=${folderOf(n, 'work')}`;
  run('mount', ['-t', 'overlay', 'overlay', '-o', layers, root]);
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text, { mode: 0o644 });
  write('etc/hostname', `${nameOf(n)}\n`);
  const hosts = machines.map((one) => `${addressOf(one)} ${nameOf(one)}`);
  write('etc/hosts', `127.0.0.1 localhost\n${hosts.join('\n')}\n`);
  write(
    'etc/systemd/network/80-container-host0.network',
    `[Match]\nName=host0\n[Network]\nAddress=${addressOf(n)}/24\nGateway=${NETWORK}.1\n`,
  );
  write('root/.ssh/authorized_keys', readFileSync(`${KEY}.pub`, 'utf8'));
  const log = openSync(path.join(PLACE, `${nameOf(n)}.log`), 'w');
  const child = spawn(
    'systemd-nspawn',
    [
      ...['-D', root, `--machine=${nameOf(n)}`, '--boot', '--register=no', '--keep-unit'],
      ...[`--network-bridge=${BRIDGE}`, '--resolv-conf=replace-host'],
      // Every right that this machine's root has.
      ...['--capability=all', '--drop-capability=CAP_SYS_RESOURCE'],
      // A file system that all machines share.
      `--bind=${path.join(PLACE, 'shared')}:/srv/paddock`,
    ],
    {
      env: { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1' },
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  writeFileSync(path.join(PLACE, `${nameOf(n)}.pid`), String(child.pid));
  child.unref();
}

async function waitForSsh(n: number): Promise<void> {
  const end = Date.now() + START_SECONDS * 1000;
  while (!succeeds('ssh', [...SSH, `root@${addressOf(n)}`, 'true'])) {
    if (Date.now() > end)
      throw new Error(`${nameOf(n)} does not start: ${path.join(PLACE, `${nameOf(n)}.log`)}`);
    await sleep(500);
  }
}

function down(): void {
  if (!existsSync(PLACE)) return;
  for (const file of readdirSync(PLACE).filter((name) => name.endsWith('.pid'))) {
    const pid = Number(readFileSync(path.join(PLACE, file), 'utf8'));
    // systemd-nspawn ends its machine.
    spawnSync('sh', ['-c', 'kill "$0" 2>/dev/null; timeout 30 tail --pid="$0" -f /dev/null', String(pid)]);
    const name = path.basename(file, '.pid');
    spawnSync('umount', [path.join(PLACE, name, 'root')]);
    // Ten times as fast as Node's own.
    run('rm', ['-rf', path.join(PLACE, name)]);
    rmSync(path.join(PLACE, file));
  }
  rmSync(path.join(PLACE, 'shared'), { recursive: true, force: true });
}

const [command, name = '', ...rest] = process.argv.slice(2);
if (command === 'up') await up(Number(name || 1));
else if (command === 'down') down();
else if (command === 'run')
  process.exitCode =
    spawnSync('ssh', [...SSH, `root@${addressOf(Number(name.replace('shop', '')))}`, ...rest], {
      stdio: 'inherit',
    }).status ?? 1;
else console.log('node deploy/trial/machines.ts up <count> | down | run <name> <command>…');
