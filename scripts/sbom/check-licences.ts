/** The part of npm's CycloneDX that we read. */
export interface Component {
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly (
    | { readonly license: { id?: string; name?: string } }
    | { readonly expression: string }
  )[];
  readonly hashes?: readonly unknown[];
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}
export interface Bill {
  readonly components: readonly Component[];
}

// The licence stands in their text and not in their package.json.
const LICENCE_OF: Readonly<Record<string, string>> = { 'combine-errors': 'MIT', 'png-js': 'MIT' };

/** Packages of others. An entry without a checksum is a stub for another platform (see `lock-stubs.ts`) or our own. */
export const listPackages = ({ components }: Bill): Component[] =>
  components.filter(({ hashes }) => hashes && hashes.length > 0);

/** False for what only builds and tests need. */
export const isShipped = ({ properties }: Component): boolean =>
  !properties?.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');

export function licenceOf({ name, licenses }: Component): string | null {
  const [first] = licenses ?? [];
  if (!first) return LICENCE_OF[name] ?? null;
  return 'expression' in first ? first.expression : (first.license.id ?? first.license.name ?? null);
}

const PERMISSIVE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'Zlib',
  'CC0-1.0',
  'Python-2.0',
  // Fonts, and the browser support tables.
  'OFL-1.1',
  'CC-BY-4.0',
]);

/** Of alternatives one is enough; of licences that hold together each must be permissive. */
export function isPermissive(licence: string): boolean {
  const plain = licence.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isPermissive);
  return plain.split(' AND ').every((one) => PERMISSIVE.has(one));
}

// libvips is loaded at run time, unchanged: what the LGPL asks for.
const DYNAMIC_LIBRARIES = /^@img\/sharp-(libvips-|wasm32$|win32-)/;

/** What we ship must be under a permissive licence; tools need only have one. */
export const findLicenceProblems = (components: readonly Component[]): string[] =>
  components.flatMap((component) => {
    const licence = licenceOf(component);
    const isFine =
      licence !== null &&
      (!isShipped(component) || DYNAMIC_LIBRARIES.test(component.name) || isPermissive(licence));
    return isFine ? [] : [`${component.name}@${component.version}: ${licence ?? 'no licence'}`];
  });
