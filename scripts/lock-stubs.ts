import { readFileSync, writeFileSync } from 'node:fs';

// Some registries do not carry the optional binaries of other platforms. npm then leaves them out of the lock, and
// `npm ci` refuses that lock because a package names them. An entry with a platform that is not ours satisfies it:
// nothing is downloaded for it. Run after every change of dependencies: node scripts/lock-stubs.ts

interface LockEntry {
  version?: string;
  optionalDependencies?: Record<string, string>;
  [field: string]: unknown;
}
export interface Lock {
  packages: Record<string, LockEntry>;
}

const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'aix',
];

/** The lock with an entry for every optional dependency that it names but does not hold, and what was added. */
export function addStubs(lock: Lock): { lock: Lock; added: string[] } {
  const packages = { ...lock.packages };
  const added: string[] = [];
  for (const [place, entry] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const version = exactVersion(lock, entry, range);
      const found = nearest(packages, place, name);
      if (version === null || found?.version === version) continue;
      // Another package's older binary may sit at the top; then this one goes below the package that names it.
      packages[found ? `${place}/node_modules/${name}` : `node_modules/${name}`] = stub(name, version, entry);
      added.push(name);
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1));
  return { lock: { ...lock, packages: Object.fromEntries(sorted) }, added };
}

// Binaries of one tool are released together: for a range, the version held for our own platform is the answer.
function exactVersion(lock: Lock, parent: LockEntry, range: string): string | null {
  if (/^\d+\.\d+\.\d+/.test(range)) return range;
  const siblings = Object.entries(parent.optionalDependencies ?? {}).filter(([, wanted]) => wanted === range);
  const held = siblings.map(([name]) => lock.packages[`node_modules/${name}`]?.version);
  return held.find((version) => version !== undefined) ?? null;
}

// What Node itself would find from there: in the package's own node_modules, then in each one further up.
function nearest(packages: Lock['packages'], place: string, name: string): LockEntry | undefined {
  const above = place.lastIndexOf('node_modules/');
  const here = packages[`${place ? `${place}/` : ''}node_modules/${name}`];
  if (here || place === '') return here;
  return nearest(packages, above > 0 ? place.slice(0, above - 1) : '', name);
}

function stub(name: string, version: string, parent: LockEntry): LockEntry {
  return {
    version,
    ...(parent.dev === true ? { dev: true } : {}),
    optional: true,
    os: [SYSTEMS.find((system) => name.includes(system)) ?? 'none'],
    cpu: [processorOf(name)],
    ...(name.includes('musl') ? { libc: ['musl'] } : {}),
  };
}

function processorOf(name: string): string {
  if (/arm64|aarch64/.test(name)) return 'arm64';
  if (/arm/.test(name)) return 'arm';
  if (/ia32|x86(?!-64)/.test(name)) return 'ia32';
  if (/x64|x86-64/.test(name)) return 'x64';
  return /ppc64|s390x|riscv64|loong64|mips64el/.exec(name)?.[0] ?? 'none';
}

if (import.meta.main) {
  const file = process.argv[2] ?? 'package-lock.json';
  const { lock, added } = addStubs(JSON.parse(readFileSync(file, 'utf8')) as Lock);
  if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${added.length} entries added for binaries of other platforms`);
}
