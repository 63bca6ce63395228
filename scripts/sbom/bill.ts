/** A package as the lock has it. */
export interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

export interface Component {
  readonly name: string;
  readonly version: string;
  readonly license: string | null;
  readonly sha512: string | null;
  /** Only those who build and test need it. */
  readonly isTool: boolean;
}

/** Packages that say it in their text and not in their description. */
const UNSAID: Readonly<Record<string, string>> = { 'combine-errors': 'MIT', 'png-js': 'MIT' };

/** Everything that `npm ci` brings to this kind of machine, once each. What has no checksum is a stub for another kind. */
export function componentsOf(
  packages: Readonly<Record<string, Locked>>,
  machine: { system: string; processor: string },
): Component[] {
  const found = new Map<string, Component>();
  for (const [place, entry] of Object.entries(packages)) {
    const name = place.split('node_modules/').at(-1) ?? '';
    if (!place.includes('node_modules/') || entry.link || !entry.version || !entry.integrity) continue;
    if (entry.os && !entry.os.includes(machine.system)) continue;
    if (entry.cpu && !entry.cpu.includes(machine.processor)) continue;
    const id = `${name}@${entry.version}`;
    const before = found.get(id);
    found.set(id, {
      ...{ name, version: entry.version, license: entry.license ?? UNSAID[name] ?? null },
      sha512: entry.integrity.startsWith('sha512-') ? entry.integrity.slice(7) : null,
      isTool: entry.dev === true && (before?.isTool ?? true),
    });
  }
  return [...found.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

const PERMISSIVE = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0'],
  ...['Unlicense', 'CC0-1.0', 'Python-2.0'],
  // Type faces, and a table of which browser can do what.
  ...['OFL-1.1', 'CC-BY-4.0'],
]);

/** One of several is enough; of those that all hold, each must be. */
export function isPermissive(license: string): boolean {
  const plain = license.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isPermissive);
  return plain.split(' AND ').every((one) => PERMISSIVE.has(one));
}

// Loaded when it runs, as it is, and never part of anything of ours: what the LGPL asks for.
const LIBRARIES = /^@img\/sharp-(libvips-|wasm32$)/;

/** What we hand on to others must be under a permissive licence; tools that stay with us need only have one. */
export const objections = (components: readonly Component[]): string[] =>
  components
    .filter(
      ({ name, license, isTool }) =>
        license === null || !(isTool || LIBRARIES.test(name) || isPermissive(license)),
    )
    .map(({ name, version, license }) => `${name}@${version}: ${license ?? 'no licence'}`);

/** CycloneDX 1.6. Where a package was fetched from is not said: that is whoever's mirror it was. */
export function billOf(components: readonly Component[], product: { name: string; version: string }) {
  const purl = ({ name, version }: { name: string; version: string }) =>
    `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;
  return {
    ...{ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 },
    metadata: { component: { type: 'application', 'bom-ref': purl(product), ...product } },
    components: components.map((one) => ({
      ...{ type: 'library', 'bom-ref': purl(one), name: one.name, version: one.version, purl: purl(one) },
      scope: one.isTool ? 'excluded' : 'required',
      licenses: one.license ? [licenceOf(one.license)] : [],
      hashes: one.sha512
        ? [{ alg: 'SHA-512', content: Buffer.from(one.sha512, 'base64').toString('hex') }]
        : [],
    })),
  };
}

const licenceOf = (license: string) =>
  / (OR|AND) /.test(license) ? { expression: license } : { license: { id: license } };
