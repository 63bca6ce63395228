import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installDebian } from '../../scripts/services/packages.ts';
import { run, succeeds } from '../../scripts/services/run.ts';

const PROGRAMS: [program: string, packages: string[]][] = [
  ['etcd', ['etcd-server']],
  ['haproxy', ['haproxy']],
];
/** What Patroni imports. */
const MODULES: [module: string, packages: string][] = [
  ...([
    ['psycopg2', 'python3-psycopg2'],
    ['dateutil', 'python3-dateutil'],
    ['urllib3', 'python3-urllib3'],
  ] as [string, string][]),
  ...([
    ['prettytable', 'python3-prettytable'],
    ['click', 'python3-click'],
    ['psutil', 'python3-psutil'],
  ] as [string, string][]),
  ...([
    ['yaml', 'python3-yaml'],
    ['dns', 'python3-dnspython'],
    ['etcd', 'python3-etcd'],
  ] as [string, string][]),
];
/** The system's own: the modules above belong to it. */
export const PYTHON = '/usr/bin/python3';
/** The release whose Patroni is taken. Debian 12's 3.0.2 loses orders when a frozen primary wakes; so do all before 3.0.3. */
const RELEASE = 'trixie';

export function installClusterPackages(): void {
  const missing = [
    ...PROGRAMS.filter(
      ([program]) => !succeeds('sh', ['-c', `command -v ${program} || test -x /usr/sbin/${program}`]),
    ).flatMap(([, names]) => names),
    ...MODULES.filter(([module]) => !succeeds(PYTHON, ['-c', `import ${module}`])).map(([, name]) => name),
  ];
  if (missing.length > 0) installDebian(missing);
}

/** Unpacks the Patroni of a newer Debian (or, as the planted fault, this Debian's own) and returns where Python finds it. */
export function unpackPatroni(place: string, which: 'newer' | 'of this release' = 'newer'): string {
  const folder = path.join(place, which === 'newer' ? 'patroni' : 'patroni-old');
  const found = path.join(folder, 'usr/lib/python3/dist-packages');
  if (existsSync(path.join(found, 'patroni'))) return found;
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['lists/partial', 'cache/archives/partial'])
    mkdirSync(path.join(folder, 'apt', part), { recursive: true });
  const source = path.join(folder, 'apt/sources.list');
  writeFileSync(
    source,
    `deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] ${debianMirror()} ${RELEASE} main\n`,
  );
  const flags =
    which === 'newer'
      ? [
          `Dir::Etc::sourcelist=${source}`,
          'Dir::Etc::sourceparts=-',
          `Dir::State::lists=${folder}/apt/lists`,
          `Dir::Cache=${folder}/apt/cache`,
        ]
      : [];
  const apt = (...args: string[]) =>
    run('sh', [
      '-c',
      'cd "$0" && exec apt-get "$@"',
      folder,
      '-q',
      ...flags.flatMap((flag) => ['-o', flag]),
      ...args,
    ]);
  if (which === 'newer') apt('update');
  apt('download', 'patroni');
  const file = readdirSync(folder).find((name) => name.endsWith('.deb'));
  if (!file) throw new Error('apt-get downloaded no Patroni');
  run('dpkg-deb', ['-x', path.join(folder, file), folder]);
  return found;
}

/** Where this machine gets Debian from. */
function debianMirror(): string {
  const files = [
    '/etc/apt/sources.list',
    ...readdirSync('/etc/apt/sources.list.d').map((name) => `/etc/apt/sources.list.d/${name}`),
  ];
  const text = files
    .filter(existsSync)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const mirror = /^(?:URIs:|deb(?: \[[^\]]*\])?)\s+(https?:\/\/\S+\/debian)\/?(?:\s|$)/m.exec(text)?.[1];
  if (!mirror) throw new Error('This machine has no Debian mirror to get Patroni from');
  return mirror;
}

export const patroniVersion = (modules: string) =>
  run(PYTHON, ['-c', 'from patroni.version import __version__; print(__version__)'], {
    env: { PYTHONPATH: modules },
  }).trim();
