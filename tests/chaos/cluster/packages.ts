import { existsSync } from 'node:fs';
import path from 'node:path';
import { unpackDebian } from '../../../scripts/services/newer-debian.ts';
import { installDebian } from '../../../scripts/services/packages.ts';
import { run, succeeds } from '../../../scripts/services/run.ts';

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
  unpackDebian(folder, ['patroni'], which === 'newer' ? RELEASE : null);
  return found;
}

export const patroniVersion = (modules: string) =>
  run(PYTHON, ['-c', 'from patroni.version import __version__; print(__version__)'], {
    env: { PYTHONPATH: modules },
  }).trim();
