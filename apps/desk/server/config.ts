import { randomBytes } from 'node:crypto';
import {
  configurationMessage,
  DESK_ISSUER_RULES,
  DESK_URL_RULES,
  findFaults,
  isLocalHost,
  publicUrl,
  type Rules,
  secret,
} from '@paddock/brand/production-rules';
import { type Environment, readSecretFiles } from '@paddock/brand/secret-files';
import type { AuthSettings } from './auth/auth-context.ts';

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

/** What production must set. Without an issuer staff sign in by passkey. */
const REQUIRED: Rules = { ...DESK_URL_RULES, PADDOCK_ORIGIN: publicUrl, PADDOCK_COOKIE_SECRET: secret(32) };
const WITH_ISSUER: Rules = { ...REQUIRED, PADDOCK_DESK_OIDC_CLIENT_SECRET: secret(16) };
const OPTIONAL: Rules = { ...DESK_ISSUER_RULES, PADDOCK_FILES_ORIGIN: publicUrl };

const hasIssuer = ({ PADDOCK_DESK_OIDC_ISSUER: issuer }: Environment) => Boolean(issuer && issuer !== 'none');
const isDemo = (env: Environment) => env.PADDOCK_DEMO_VALUES === 'allowed';

/** Production refuses values of the demo, as the api, the worker and the storefront do. */
function refuseDemoValues(env: Environment): void {
  if (env.NODE_ENV !== 'production') return;
  const faults = findFaults(env, { required: hasIssuer(env) ? WITH_ISSUER : REQUIRED, optional: OPTIONAL });
  if (faults.length === 0) return;
  if (!isDemo(env)) throw new Error(configurationMessage(faults));
  console.warn(`running with demo values (PADDOCK_DEMO_VALUES=allowed): ${faults.join('; ')}`);
}

export function readConfig(environment: Environment = process.env): DeskConfig {
  const { values: env, faults } = readSecretFiles(environment);
  if (faults.length > 0) throw new Error(configurationMessage(faults));
  refuseDemoValues(env);
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
  if (!issuer || !hasIssuer(env)) return null;
  const acr = env.PADDOCK_DESK_OIDC_STRONG_ACR;
  return {
    issuer,
    clientId: env.PADDOCK_DESK_OIDC_CLIENT_ID ?? 'paddock-desk',
    clientSecret: env.PADDOCK_DESK_OIDC_CLIENT_SECRET ?? '',
    // Plain http is for the sandbox of this machine.
    allowsHttp: isLocalHost(new URL(issuer).hostname) && (env.NODE_ENV !== 'production' || isDemo(env)),
    strongAcr: !acr || acr === 'none' ? null : acr,
  };
}
