import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { succeeds } from './run.ts';
import type { ServiceName } from './settings.ts';

const DEBIAN_PACKAGES: Record<ServiceName, string[]> = {
  postgres: ['postgresql-15', 'postgresql-15-postgis-3'],
  redis: ['redis-server'],
  varnish: ['varnish', 'varnish-modules'],
};

const IS_THERE: Record<ServiceName, () => boolean> = {
  postgres: () => postgresBin() !== null && hasPostgis(),
  redis: () => succeeds('sh', ['-c', 'command -v redis-server']),
  varnish: () => succeeds('sh', ['-c', 'command -v varnishd || test -x /usr/sbin/varnishd']) && hasXkey(),
};

// Chromium without windows: the same pages in half the time of the one with them.
const BROWSER = 'chromium-headless-shell';

// A test sends files to the real scanner.
const VIRUS_SCANNER = 'clamav-daemon';

// pdftotext: a test reads the words of an invoice back.
const PDF_TOOLS = 'poppler-utils';

/** Installs what is missing where we may (Debian, root); elsewhere says what to install. */
export function ensureInstalled(services: ServiceName[]): void {
  const missing = services.filter((name) => !IS_THERE[name]());
  if (missing.length > 0) installDebian(missing.flatMap((name) => DEBIAN_PACKAGES[name]));
}

export function ensureBrowser(): void {
  if (!hasBrowser()) installDebian([BROWSER]);
}

/** Services, browser and PDF tools with one call of the package manager, which takes a third of the time of several. */
export function ensureEverything(services: ServiceName[]): void {
  const missing = services.filter((name) => !IS_THERE[name]()).flatMap((name) => DEBIAN_PACKAGES[name]);
  if (!hasBrowser()) missing.push(BROWSER);
  if (!succeeds('sh', ['-c', 'command -v pdftotext'])) missing.push(PDF_TOOLS);
  if (!existsSync('/usr/sbin/clamd')) missing.push(VIRUS_SCANNER);
  if (missing.length > 0) installDebian(missing);
}

const hasBrowser = () => succeeds('sh', ['-c', `command -v ${BROWSER}`]);

export function installDebian(packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    throw new Error(
      `Please install: ${packages.join(' ')}\n` +
        `  Debian or Ubuntu:  sudo apt-get install ${packages.join(' ')}\n` +
        '  elsewhere:         docker compose -f deploy/compose/compose.yaml up postgres redis edge,\n' +
        '                     or give addresses in PADDOCK_* variables',
    );
  }
  keepDebianFromStartingItsOwnCluster();
  console.log(`Installing ${packages.join(', ')} …`);
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}

function apt(...args: string[]): void {
  const done = spawnSync('apt-get', ['-q', ...args], {
    // RUNLEVEL=1 stops packages from starting their services on the standard ports.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (done.status !== 0) throw new Error(`apt-get ${args.join(' ')} failed`);
}

function keepDebianFromStartingItsOwnCluster(): void {
  const file = '/etc/postgresql-common/createcluster.conf';
  if (existsSync(file)) return;
  mkdirSync('/etc/postgresql-common', { recursive: true });
  writeFileSync(file, 'create_main_cluster = false\n');
}

/** Debian keeps the server's programs off the PATH, one folder per major version; elsewhere pg_config knows. */
export function postgresBin(): string | null {
  for (const version of versionsUnder('/usr/lib/postgresql')) {
    const bin = `/usr/lib/postgresql/${version}/bin`;
    if (Number(version) >= 15 && existsSync(`${bin}/initdb`)) return bin;
  }
  const result = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const bin = result.status === 0 ? result.stdout.trim() : '';
  return bin && existsSync(`${bin}/initdb`) ? bin : null;
}

function hasPostgis(): boolean {
  const result = spawnSync(`${postgresBin()}/pg_config`, ['--sharedir'], { encoding: 'utf8' });
  const share = result.status === 0 ? result.stdout.trim() : shareOfDebian();
  return existsSync(`${share}/extension/postgis.control`);
}

function shareOfDebian(): string {
  return `/usr/share/postgresql/${postgresBin()?.split('/').at(-2)}`;
}

function hasXkey(): boolean {
  return succeeds('sh', [
    '-c',
    'ls /usr/lib/*/varnish/vmods/libvmod_xkey.so /usr/local/lib/varnish/vmods/libvmod_xkey.so 2>/dev/null | grep -q .',
  ]);
}

// The oldest supported version first: 15 is what we run in production.
function versionsUnder(directory: string): string[] {
  return existsSync(directory) ? readdirSync(directory).sort((a, b) => Number(a) - Number(b)) : [];
}
