import { randomBytes } from 'node:crypto';
import type { AuthSettings } from './auth/auth-context.ts';
import { type Environment, readSecretFiles } from './secret-files.ts';

export interface DeskConfig {
  readonly port: number;
  readonly host: string;
  readonly staffUrl: string;
  /** The shop's edge, which has the pictures of vehicles. */
  readonly edgeUrl: string;
  /** What shoppers have in the address bar; previews are shown from there in a frame. */
  readonly shopOrigin: string;
  /** Where links to customers' files lead; empty: they come through the api. */
  readonly filesOrigins: readonly string[];
  readonly auth: AuthSettings;
}

export function readConfig(environment: Environment = process.env): DeskConfig {
  const env = readSecretFiles(environment);
  const port = Number(env.PADDOCK_DESK_PORT ?? 3001);
  const staffUrl = env.PADDOCK_STAFF_URL ?? 'http://127.0.0.1:4003';
  const origin = new URL(env.PADDOCK_DESK_URL ?? `http://localhost:${port}`).origin;
  return {
    port,
    host: env.PADDOCK_DESK_HOST ?? '127.0.0.1',
    staffUrl,
    edgeUrl: env.PADDOCK_EDGE_URL ?? 'http://localhost:8080',
    shopOrigin: new URL(env.PADDOCK_ORIGIN ?? 'http://localhost:8080').origin,
    filesOrigins: env.PADDOCK_FILES_ORIGIN ? [new URL(env.PADDOCK_FILES_ORIGIN).origin] : [],
    auth: {
      origin,
      staffUrl,
      provider: providerOf(env),
      // Without a secret, a sign-in that was begun before a restart has to be begun again.
      secret: env.PADDOCK_COOKIE_SECRET ?? randomBytes(32).toString('hex'),
    },
  };
}

function providerOf(env: Environment): AuthSettings['provider'] {
  const issuer = env.PADDOCK_DESK_OIDC_ISSUER;
  if (!issuer || issuer === 'none') return null;
  const acr = env.PADDOCK_DESK_OIDC_STRONG_ACR;
  return {
    issuer,
    clientId: env.PADDOCK_DESK_OIDC_CLIENT_ID ?? 'paddock-desk',
    clientSecret: env.PADDOCK_DESK_OIDC_CLIENT_SECRET ?? '',
    strongAcr: !acr || acr === 'none' ? null : acr,
  };
}
