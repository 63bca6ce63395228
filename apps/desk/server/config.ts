import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
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
import type { AuthSettings } from './auth/auth-context.ts';

type Environment = Record<string, string | undefined>;

const FILE_VARIABLE = /^(PADDOCK_[A-Z_]+)_FILE$/;

/**
 * Every variable may be the content of a file, as systemd and containers hand over secrets: `PADDOCK_X_FILE` is the path
 * of the file with the value of `PADDOCK_X`. The line break at its end is not part of the value.
 */
function readSecretFiles(environment: Environment): Environment {
  const values = { ...environment };
  for (const [name, file] of Object.entries(environment)) {
    const variable = FILE_VARIABLE.exec(name)?.[1];
    if (!variable || !file) continue;
    if (environment[variable] !== undefined) throw new Error(`${variable}: set twice, also as ${name}`);
    values[variable] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  }
  return values;
}

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
  const env = readSecretFiles(environment);
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
