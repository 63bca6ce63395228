import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../services/settings.ts';
import { readSchema, type Setting } from './read-schema.ts';

const SCHEMAS = {
  'Api and worker (apps/server/src/config.ts)': 'apps/server/src/config.ts',
  'Storefront (apps/storefront/app/platform/config.server.ts)':
    'apps/storefront/app/platform/config.server.ts',
  'Sandbox (apps/sandbox/src/main.ts)': 'apps/sandbox/src/main.ts',
};

const HEAD = `# Written by \`npm run env-example\` from the schemas of the configuration; do not edit.
# Every setting has a default for local use: copy this file to .env, set what differs, then
#   set -a; . ./.env; set +a
# Each may also come from a file: <NAME>_FILE is its path. Production needs more: docs/on-call.md.
`;

/** The whole of .env.example: a section for each schema, a setting that several share in the first. */
export function writeExample(): string {
  const seen = new Set<string>();
  const sections = Object.entries(SCHEMAS).map(([title, file]) => {
    const settings = readSchema(readSource(file)).filter(({ name }) => !seen.has(name));
    for (const { name } of settings) seen.add(name);
    return writeSection(title, settings);
  });
  const ports = readPorts(readSource('scripts/services/settings.ts')).filter(({ name }) => !seen.has(name));
  return [HEAD, ...sections, writeSection('Local services (scripts/services/settings.ts)', ports)].join('\n');
}

// Each setting of the local services is read by `port(name, default)` or as `env.NAME`.
function readPorts(source: string): Setting[] {
  const ports = [...source.matchAll(/port\('(PADDOCK_\w+)', (\d+)\)/g)].map(([, name = '', value = '']) => ({
    name,
    comment: '',
    value,
  }));
  const others = [...source.matchAll(/\benv\.(PADDOCK_\w+)/g)].map(([, name = '']) => ({
    name,
    comment: '',
    value: null,
  }));
  const known = new Map([...others, ...ports].map((setting) => [setting.name, setting]));
  return [...known.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function writeSection(title: string, settings: readonly Setting[]): string {
  const lines = settings.flatMap(({ name, comment, value }) => [
    ...(comment ? [`# ${comment}`] : []),
    `#${name}=${quote(value ?? '')}`,
  ]);
  return [`# --- ${title}`, ...lines, ''].join('\n');
}

const quote = (value: string) => (/^[\w./:@,+-]*$/.test(value) ? value : `'${value}'`);

const readSource = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8');
