import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { findBrand } from '@paddock/brand/find-brand';
import { configurationMessage } from '@paddock/brand/production-rules';
import { readBrandSettings } from '@paddock/brand/read-brand-settings';
import { type Environment, readSecretFiles } from '@paddock/brand/secret-files';
import { Variables } from './config-variables.ts';
import type { FileSettings } from './platform/files/open-file-storage.ts';
import { createSigningKeys, SINGLE_KEY_ID, type SigningKey } from './platform/secrets/signing-keys.ts';
import { findProductionFaults } from './production-config.ts';

const LOCAL_DATA = path.join(import.meta.dirname, '../../../.data');

const unlessNone = (value: string | undefined) => (value === 'none' || value === '' ? null : (value ?? null));

function ringOf(env: Variables): SigningKey[] {
  const { PADDOCK_SIGNING_KEYS: ring = [], PADDOCK_SIGNING_SECRET: secret } = env;
  const single =
    secret && !ring.some(({ id }) => id === SINGLE_KEY_ID) ? [{ id: SINGLE_KEY_ID, secret }] : [];
  const keys = [...ring, ...single];
  return keys.length > 0 ? keys : [{ id: SINGLE_KEY_ID, secret: randomBytes(32).toString('hex') }];
}

export type Config = ReturnType<typeof readConfig>;

/** Says everything that is wrong with the environment, one line per setting. */
export class ConfigurationError extends Error {
  constructor(faults: readonly string[]) {
    super(configurationMessage(faults));
  }
}

/** The ports of local services move with their variables, for the apps and for the commands. */
function addLocalDefaults(environment: Environment): Environment {
  const api = Number(environment.PADDOCK_API_PORT ?? 4000);
  // Port 0 is a free one, for each listener another.
  const beside = (distance: number) => String(Number.isInteger(api) && api > 0 ? api + distance : 0);
  const defaults = {
    PADDOCK_DATABASE_URL: `postgres://paddock_app:paddock@127.0.0.1:${environment.PADDOCK_POSTGRES_PORT ?? 54320}/paddock`,
    PADDOCK_REDIS_URL: `redis://127.0.0.1:${environment.PADDOCK_REDIS_PORT ?? 63790}`,
    PADDOCK_WEBHOOKS_PORT: beside(2),
    PADDOCK_STAFF_PORT: beside(3),
    PADDOCK_INTERNAL_PORT: beside(4),
  };
  const webhooks = environment.PADDOCK_WEBHOOKS_PORT ?? defaults.PADDOCK_WEBHOOKS_PORT;
  return { ...defaults, PADDOCK_WEBHOOKS_URL: `http://127.0.0.1:${webhooks}/api/webhooks`, ...environment };
}

/** What a command needs: the address of the database, and nothing of what only the api and the worker use. */
export function readDatabaseUrl(environment: Environment = process.env): string {
  const { values, faults } = readSecretFiles(environment);
  if (faults.length > 0) throw new ConfigurationError(faults);
  return addLocalDefaults(values).PADDOCK_DATABASE_URL ?? '';
}

/** Where people open the desk. */
export const readDeskUrl = (environment: Environment = process.env): string =>
  Variables.shape.PADDOCK_DESK_URL.parse(environment.PADDOCK_DESK_URL).replace(/\/$/, '');

/** Everything that is wrong is told at once, by the variables' names. */
function parseEnvironment(environment: Environment) {
  const { values, faults } = readSecretFiles(environment);
  const demoValues = values.NODE_ENV === 'production' ? findProductionFaults(values) : [];
  const parsed = Variables.safeParse(addLocalDefaults(values));
  const invalid = (parsed.error?.issues ?? []).map(({ path: at, message }) => `${at.join('.')}: ${message}`);
  const refused = values.PADDOCK_DEMO_VALUES === 'allowed' ? [] : demoValues;
  if (!parsed.success || faults.length + refused.length > 0)
    throw new ConfigurationError([...faults, ...refused, ...invalid]);
  return { env: parsed.data, demoValues };
}

/** The only reader of the environment. */
export function readConfig(environment: Environment = process.env) {
  const { env, demoValues } = parseEnvironment(environment);
  return {
    production: env.NODE_ENV === 'production',
    /** Why production would not start without PADDOCK_DEMO_VALUES=allowed. */
    demoValues,
    databaseUrl: env.PADDOCK_DATABASE_URL,
    databaseDirectUrl: env.PADDOCK_DATABASE_DIRECT_URL ?? env.PADDOCK_DATABASE_URL,
    databasePool: env.PADDOCK_DATABASE_POOL,
    isDatabasePipelined: env.PADDOCK_DB_PIPELINE === 'on',
    redisUrl: env.PADDOCK_REDIS_URL,
    redisTimeoutMs: env.PADDOCK_REDIS_TIMEOUT_MS,
    edgeUrls: env.PADDOCK_EDGE_URL,
    databaseWaitMs: env.PADDOCK_DATABASE_WAIT_MS,
    siteMemoryMs: env.PADDOCK_SITE_MEMORY_MS,
    reviewsUrl: unlessNone(env.PADDOCK_REVIEWS_URL),
    ...servicesOf(env),
    paymentAccounts: env.PADDOCK_PAYMENT_ACCOUNTS,
    webhooksUrl: env.PADDOCK_WEBHOOKS_URL,
    /** Where webhooks of events may lead. */
    eventTargets: {
      allowsPrivate: (env.PADDOCK_EVENTS_PRIVATE_TARGETS ?? defaultTargets(env)) === 'allowed',
      allowsHttp: env.NODE_ENV !== 'production',
    },
    origin: env.PADDOCK_ORIGIN.replace(/\/$/, ''),
    desk: deskOf(env),
    smtpUrl: env.PADDOCK_SMTP_URL,
    mailFrom: env.PADDOCK_MAIL_FROM,
    auditMailTo: unlessNone(env.PADDOCK_AUDIT_MAIL_TO),
    mailInbound: mailInboundOf(env),
    brand: readBrandSettings(findBrand(env.PADDOCK_BRAND)).name,
    /** Signs links in mails and checkout tokens; without a key, links end with the process. */
    signingKeys: createSigningKeys(ringOf(env)),
    files: filesOf(env),
    clamdUrl: unlessNone(env.PADDOCK_CLAMD_URL),
    chatSecret: unlessNone(env.PADDOCK_CHAT_SECRET),
    errorsDsn: env.PADDOCK_ERRORS_DSN ?? null,
    listeners: listenersOf(env),
    worker: {
      host: env.PADDOCK_WORKER_HOST,
      port: env.PADDOCK_WORKER_PORT,
      concurrency: env.PADDOCK_WORKER_CONCURRENCY,
    },
    apiInstances: env.PADDOCK_API_INSTANCES,
    trustedProxies: env.PADDOCK_TRUSTED_PROXIES,
    internalNetworks: env.PADDOCK_INTERNAL_NETWORKS,
    drainMs: env.PADDOCK_DRAIN_MS,
    buildId: env.PADDOCK_BUILD_ID,
    logLevel: env.PADDOCK_LOG_LEVEL,
    headers: {
      tenant: env.PADDOCK_HEADER_TENANT,
      locale: env.PADDOCK_HEADER_LOCALE,
      cart: env.PADDOCK_HEADER_CART,
      cartKey: env.PADDOCK_HEADER_CART_KEY,
    },
    otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
  };
}

const mailInboundOf = (env: Variables) => ({
  domain: unlessNone(env.PADDOCK_MAIL_INBOUND_DOMAIN),
  secret: unlessNone(env.PADDOCK_MAIL_INBOUND_SECRET),
  imapUrl: unlessNone(env.PADDOCK_MAIL_INBOUND_IMAP_URL),
});

const deskOf = (env: Variables) => ({
  origin: env.PADDOCK_DESK_URL.replace(/\/$/, ''),
  issuer: unlessNone(env.PADDOCK_DESK_OIDC_ISSUER),
  clientId: env.PADDOCK_DESK_OIDC_CLIENT_ID,
  strongAcr: unlessNone(env.PADDOCK_DESK_OIDC_STRONG_ACR),
});

const defaultTargets = ({ NODE_ENV }: Variables) => (NODE_ENV === 'production' ? 'refused' : 'allowed');

/** Path style is the default wherever the server is named: others than Amazon's seldom have names for buckets. */
function filesOf(env: Variables): FileSettings {
  const bucket = env.PADDOCK_FILES_S3_BUCKET;
  if (!bucket) {
    const directory = path.resolve(
      env.PADDOCK_UPLOADS_DIR ?? path.join(env.PADDOCK_DATA_DIR ?? LOCAL_DATA, 'uploads'),
    );
    return { kind: 'disk', directory };
  }
  const { PADDOCK_FILES_S3_ACCESS_KEY: accessKeyId, PADDOCK_FILES_S3_SECRET_KEY: secretAccessKey } = env;
  const endpoint = env.PADDOCK_FILES_S3_ENDPOINT ?? null;
  return {
    kind: 's3',
    bucket,
    prefix: env.PADDOCK_FILES_S3_PREFIX,
    region: env.PADDOCK_FILES_S3_REGION,
    endpoint,
    publicOrigin: env.PADDOCK_FILES_ORIGIN ?? null,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
    isPathStyle: (env.PADDOCK_FILES_S3_PATH_STYLE ?? (endpoint ? 'on' : 'off')) === 'on',
  };
}

/** Other companies' services, which the sandbox plays. */
const servicesOf = (env: Variables) => ({
  places: {
    url: env.PADDOCK_PLACES_URL.replace(/\/$/, ''),
    key: unlessNone(env.PADDOCK_PLACES_KEY) ?? '',
    timeoutMs: env.PADDOCK_PLACES_TIMEOUT_MS,
  },
  social: {
    url: env.PADDOCK_SOCIAL_URL.replace(/\/$/, ''),
    accounts: env.PADDOCK_SOCIAL_ACCOUNTS,
    pictureHosts: env.PADDOCK_SOCIAL_PICTURE_HOSTS,
    timeoutMs: env.PADDOCK_SOCIAL_TIMEOUT_MS,
  },
  captcha: {
    url: env.PADDOCK_CAPTCHA_URL.replace(/\/$/, ''),
    sitekey: env.PADDOCK_CAPTCHA_SITEKEY,
    secret: env.PADDOCK_CAPTCHA_SECRET,
    timeoutMs: env.PADDOCK_CAPTCHA_TIMEOUT_MS,
  },
  translation: {
    url: env.PADDOCK_TRANSLATION_URL.replace(/\/$/, ''),
    key: unlessNone(env.PADDOCK_TRANSLATION_KEY) ?? '',
    timeoutMs: env.PADDOCK_TRANSLATION_TIMEOUT_MS,
  },
});

const listenersOf = (env: Variables) => ({
  front: { host: env.PADDOCK_API_HOST, port: env.PADDOCK_API_PORT },
  webhooks: { host: env.PADDOCK_WEBHOOKS_HOST, port: env.PADDOCK_WEBHOOKS_PORT },
  staff: { host: env.PADDOCK_STAFF_HOST, port: env.PADDOCK_STAFF_PORT },
  internal: { host: env.PADDOCK_INTERNAL_HOST, port: env.PADDOCK_INTERNAL_PORT },
});

/** For the entry points: prints the list instead of a stack trace. */
export function readConfigOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
