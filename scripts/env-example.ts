// node scripts/env-example.ts: writes .env.example from the schemas of the environment.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Variables as sandbox } from '../apps/sandbox/src/config-variables.ts';
import { Variables as server } from '../apps/server/src/config-variables.ts';
import { Variables as storefront } from '../apps/storefront/app/platform/config-variables.server.ts';
import { LOCAL_PORTS, REPOSITORY } from './services/settings.ts';

interface Setting {
  readonly description?: string | undefined;
  /** As it is written in the environment. */
  readonly default?: unknown;
}
type Section = Readonly<Record<string, Setting>>;

const HEAD = `# Written by \`node scripts/env-example.ts\` from the schemas of the configuration; do not edit.
# Every setting has a default for local use: copy this file to .env, set what differs, then
#   set -a; . ./.env; set +a
# Each may also come from a file: <NAME>_FILE is its path. Production needs more: docs/operate/README.md.
`;

const readSchema = (schema: typeof server | typeof storefront | typeof sandbox) =>
  schema.toJSONSchema({ io: 'input' }).properties as Section;

export const SECTIONS: Readonly<Record<string, Section>> = {
  'Api and worker (apps/server/src/config-variables.ts)': readSchema(server),
  'Storefront (apps/storefront/app/platform/config-variables.server.ts)': readSchema(storefront),
  'Sandbox (apps/sandbox/src/config-variables.ts)': readSchema(sandbox),
  'Desk and commands': {
    PADDOCK_DESK_OIDC_CLIENT_SECRET: { description: 'Our secret at the OpenID provider of the desk.' },
    PADDOCK_STAFF_URL: { description: "Where the desk reaches the api's listener for staff." },
    PADDOCK_OWNER_DATABASE_URL: {
      description: 'PostgreSQL, as the role that owns the tables: migrations, imports.',
    },
  },
  'Ports of local services and apps': Object.fromEntries(
    Object.entries(LOCAL_PORTS).map(([name, port]) => [name, { default: port }]),
  ),
};

/** The whole of .env.example. A setting that several sections share stands in the first. */
export function renderExample(): string {
  const seen = new Set<string>();
  const sections = Object.entries(SECTIONS).map(([title, section]) => {
    const settings = Object.entries(section).filter(([name]) => !seen.has(name));
    for (const [name] of settings) seen.add(name);
    return [`# --- ${title}`, ...settings.flatMap(renderSetting), ''].join('\n');
  });
  return [HEAD, ...sections].join('\n');
}

const renderSetting = ([name, { description, default: value = '' }]: [string, Setting]) => [
  ...(description ? [`# ${description}`] : []),
  `#${name}=${quote(String(value))}`,
];

const quote = (value: string) => (/^[\w./:@,+-]*$/.test(value) ? value : `'${value}'`);

if (import.meta.main) writeFileSync(path.join(REPOSITORY, '.env.example'), renderExample());
