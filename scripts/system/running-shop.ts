import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run, succeeds } from '../services/run.ts';
import { REPOSITORY } from '../services/settings.ts';

type Environment = Record<string, string | undefined>;
/** Where a service of compose.yaml answers, seen from this machine; null without such a container. */
export type FindHost = (service: string) => string | null;

const SECRETS = path.join(REPOSITORY, 'deploy/compose/state/secrets');

/**
 * What the journeys need to know of a shop that runs already, beside the address of its edge: they also call the api,
 * prepare rows in its database and control its sandbox. An address that is not in the environment is the one of the
 * container that compose.yaml or deploy/compose/run.ts has started.
 */
export function addressesOf(
  edge: string,
  env: Environment = process.env,
  findHost: FindHost = findContainer,
) {
  const missing: string[] = [];
  const address = (name: string, service: string, make: (host: string) => string | null) => {
    const known = env[name];
    if (known) return known;
    const host = findHost(service);
    const value = host && make(host);
    if (!value) missing.push(`${name} (no container of ${service})`);
    return value ?? '';
  };
  const addresses = {
    PADDOCK_EDGE_URL: new URL(edge).origin,
    // Some journeys start a storefront of their own in front of the api of this shop.
    PADDOCK_DEMO_VALUES: 'allowed',
    PADDOCK_STOREFRONT_URL: address('PADDOCK_STOREFRONT_URL', 'storefront', (host) => `http://${host}:3000`),
    PADDOCK_API_URL: address('PADDOCK_API_URL', 'api', (host) => `http://${host}:4000`),
    PADDOCK_STAFF_URL: address('PADDOCK_STAFF_URL', 'api', (host) => `http://${host}:4003`),
    PADDOCK_WEBHOOKS_URL: address(
      'PADDOCK_WEBHOOKS_URL',
      'api',
      (host) => `http://${host}:4002/api/webhooks`,
    ),
    PADDOCK_OWNER_DATABASE_URL: address(
      'PADDOCK_OWNER_DATABASE_URL',
      'postgres',
      databaseAt('owner-database-url'),
    ),
    PADDOCK_DATABASE_URL: address('PADDOCK_DATABASE_URL', 'postgres', databaseAt('database-url')),
  };
  if (missing.length > 0)
    throw new Error(
      `The journeys do not know where the shop at ${edge} has its parts. Set ${missing.join(', ')}`,
    );
  return addresses;
}

/** The address in a secret file of compose.yaml, with the container's own address in place of its name. */
const databaseAt = (secret: string) => (host: string) => {
  const file = path.join(SECRETS, secret);
  return existsSync(file) ? readFileSync(file, 'utf8').trim().replace('@postgres:', `@${host}:`) : null;
};

const NETWORK_ADDRESS = '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}';

/** deploy/compose/run.ts names a container paddock-api, Compose paddock-api-1. */
function findContainer(service: string): string | null {
  for (const engine of ['podman', 'docker'])
    for (const name of [`paddock-${service}`, `paddock-${service}-1`])
      if (succeeds(engine, ['inspect', '--type', 'container', name]))
        return run(engine, ['inspect', '--format', NETWORK_ADDRESS, name]).trim() || null;
  return null;
}
