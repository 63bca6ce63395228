import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findBrand } from '@paddock/brand/find-brand';
import { configurationMessage } from '@paddock/brand/production-rules';
import { readBrandSettings } from '@paddock/brand/read-brand-settings';
import { z } from 'zod';
import { PaymentAccounts } from './features/payments/providers/accounts.ts';
import { SocialAccounts } from './features/social/social-provider.ts';
import type { FileSettings } from './platform/files/open-file-storage.ts';
import { type Environment, readSecretFiles } from './platform/secrets/secret-files.ts';
import {
  createSigningKeys,
  parseKeyRing,
  SINGLE_KEY_ID,
  type SigningKey,
} from './platform/secrets/signing-keys.ts';
import { findProductionFaults } from './production-config.ts';

const list = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .transform((parts) => parts.filter((part) => part !== ''));

const urlOrNone = z.union([z.literal('none'), z.url()]);
const unlessNone = (value: string | undefined) => (value === 'none' || value === '' ? null : (value ?? null));

const port = z.coerce.number().int().min(0).max(65535);

const Variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** `allowed`: production starts with values of the demo, as `npm start`, journeys and benchmarks do. */
  PADDOCK_DEMO_VALUES: z.enum(['refused', 'allowed']).default('refused'),
  PADDOCK_DATABASE_URL: z.string(),
  /**
   * PostgreSQL without a pooler in between: for LISTEN and for the worker, whose locks belong to a session. Default:
   * PADDOCK_DATABASE_URL.
   */
  PADDOCK_DATABASE_DIRECT_URL: z.string().optional(),
  PADDOCK_DATABASE_POOL: z.coerce.number().int().min(1).default(10),
  /** `off`: every statement is a round trip of its own, without the private members of pg that pipelining uses. */
  PADDOCK_DB_PIPELINE: z.enum(['on', 'off']).default('on'),
  PADDOCK_REDIS_URL: z.string(),
  PADDOCK_REDIS_TIMEOUT_MS: z.coerce.number().int().min(1).default(50),
  /** The edges to purge, separated by commas. */
  PADDOCK_EDGE_URL: list.pipe(z.array(z.url()).min(1)).default(['http://localhost:8080']),
  // A visitor is turned away when no connection is free for so long.
  PADDOCK_DATABASE_WAIT_MS: z.coerce.number().int().min(10).max(30_000).default(500),
  PADDOCK_SITE_MEMORY_MS: z.coerce.number().int().min(0).max(60_000).default(1000),
  /** `none`: no product has stars. */
  PADDOCK_REVIEWS_URL: urlOrNone.default('http://127.0.0.1:4600/reviews'),
  /** Google's Places API (New), or a service with the same interface. Without a key (`none`) streets are typed in full. */
  PADDOCK_PLACES_URL: z.url().default('http://127.0.0.1:4617'),
  PADDOCK_PLACES_KEY: z.string().default('sandbox-places-key'),
  /** The visitor is typing meanwhile. */
  PADDOCK_PLACES_TIMEOUT_MS: z.coerce.number().int().min(1).default(800),
  /** Instagram's Graph API with its version, or who speaks like it. */
  PADDOCK_SOCIAL_URL: z.url().default('http://127.0.0.1:4620/v21.0'),
  /** JSON: `default` and the slugs of sites, each with `id` and `token`. None: no feed is shown. */
  PADDOCK_SOCIAL_ACCOUNTS: z
    .string()
    .default('{}')
    .transform((text, context) => readJson(text, SocialAccounts, context)),
  /** Where pictures of posts may come from, and hosts below these. */
  PADDOCK_SOCIAL_PICTURE_HOSTS: list.default(['cdninstagram.com', 'fbcdn.net']),
  PADDOCK_SOCIAL_TIMEOUT_MS: z.coerce.number().int().min(1).default(1500),
  /** hCaptcha, or a compatible service. Without a check the form is refused; an empty secret refuses every form. */
  PADDOCK_CAPTCHA_URL: z.url().default('http://127.0.0.1:4619'),
  PADDOCK_CAPTCHA_SITEKEY: z.string().default('10000000-ffff-ffff-ffff-000000000001'),
  PADDOCK_CAPTCHA_SECRET: z.string().default('0x0000000000000000000000000000000000000000'),
  PADDOCK_CAPTCHA_TIMEOUT_MS: z.coerce.number().int().min(1).default(2500),
  /** DeepL, or who speaks like it, for suggestions to translators. Without a key nothing is asked. */
  PADDOCK_TRANSLATION_URL: z.url().default('http://127.0.0.1:4626'),
  PADDOCK_TRANSLATION_KEY: z.string().default('none'),
  PADDOCK_TRANSLATION_TIMEOUT_MS: z.coerce.number().int().min(1).default(2500),
  /** JSON, or the path of a file with it. `none`: only methods without a provider can be used. */
  PADDOCK_PAYMENT_ACCOUNTS: z.string().default('{}').transform(readAccounts),
  /** Where providers reach us; the sandbox posts to the same. */
  PADDOCK_WEBHOOKS_URL: z.url(),
  /** `allowed`: events may be sent to addresses of private networks. Production refuses them unless it is set. */
  PADDOCK_EVENTS_PRIVATE_TARGETS: z.enum(['refused', 'allowed']).optional(),
  /** What people have in the address bar: links in mails, the way back from a provider. */
  PADDOCK_ORIGIN: z.url().default('http://localhost:8080'),
  /** Where staff open the desk: links in their mails, and the name under which passkeys know it. */
  PADDOCK_DESK_URL: z.url().default('http://localhost:3001'),
  /** The OpenID provider of the company's accounts, as it writes itself into `iss`. `none`: staff sign in by passkey. */
  PADDOCK_DESK_OIDC_ISSUER: urlOrNone.default('none'),
  PADDOCK_DESK_OIDC_CLIENT_ID: z.string().default('paddock-desk'),
  /** The `acr` that counts as a strong sign-in. `none`: every sign-in of the last minutes does. */
  PADDOCK_DESK_OIDC_STRONG_ACR: z.string().default('none'),
  PADDOCK_SMTP_URL: z.url().default('smtp://127.0.0.1:4625'),
  PADDOCK_MAIL_FROM: z.email().default('orders@paddock.example'),
  /** Each day the newest hashes of the audit log are mailed to this address, outside the system. `none`: log only. */
  PADDOCK_AUDIT_MAIL_TO: z.union([z.literal('none'), z.email()]).default('none'),
  /** Where answers to tickets go: `ticket+…@` this domain. `none`: answers go to the office's address. */
  PADDOCK_MAIL_INBOUND_DOMAIN: z.string().default('tickets.paddock.example'),
  /** Proves that a mail at /api/webhooks/mail comes from our mail service. `none`: none is accepted. */
  PADDOCK_MAIL_INBOUND_SECRET: z.string().default('sandbox-mail-secret'),
  /** imap(s)://user:password@host/folder that the worker empties each minute. None: mails come by webhook only. */
  PADDOCK_MAIL_INBOUND_IMAP_URL: z.union([z.literal('none'), z.url({ protocol: /^imaps?$/ })]).optional(),
  /** A folder of brands/, or a path; the storefront is built with the same. */
  PADDOCK_BRAND: z.string().optional(),
  /** `k2:secret,k1:secret`: the first signs, all verify. `npm run keys -- rotate` writes the next one. */
  PADDOCK_SIGNING_KEYS: z.string().transform(readKeyRing).optional(),
  /** A single key, as before there were rings; beside a ring it only verifies. */
  PADDOCK_SIGNING_SECRET: z.string().min(32).optional(),
  /** Where files lie without a bucket: outside of everything that is served, the same for every api and worker. */
  PADDOCK_UPLOADS_DIR: z.string().min(1).optional(),
  /** The bucket of an S3-compatible store for uploads, exports and pictures. None: PADDOCK_UPLOADS_DIR. */
  PADDOCK_FILES_S3_BUCKET: z.string().min(3).optional(),
  /** Before every name in the bucket, so that several cells can share one. */
  PADDOCK_FILES_S3_PREFIX: z
    .string()
    .regex(/^([a-z0-9-]+(\/[a-z0-9-]+)*)?$/)
    .default(''),
  PADDOCK_FILES_S3_REGION: z.string().min(1).default('us-east-1'),
  /** The server's address. None: Amazon's for the region. */
  PADDOCK_FILES_S3_ENDPOINT: z.url().optional(),
  /** Where browsers reach the server of the bucket (path style): the desk then reads customers' files from links of 60 s. */
  PADDOCK_FILES_ORIGIN: z
    .url()
    .transform((url) => new URL(url).origin)
    .optional(),
  /** Without them the credentials of the machine are used (instance role, container). */
  PADDOCK_FILES_S3_ACCESS_KEY: z.string().min(1).optional(),
  PADDOCK_FILES_S3_SECRET_KEY: z.string().min(1).optional(),
  /** `off`: the bucket is part of the host name, as Amazon wants it. */
  PADDOCK_FILES_S3_PATH_STYLE: z.enum(['on', 'off']).optional(),
  PADDOCK_DATA_DIR: z
    .string()
    .min(1)
    .default(path.join(import.meta.dirname, '../../../.data')),
  /** The virus scanner (clamd), as tcp://host:port. `none`: files are not scanned. */
  PADDOCK_CLAMD_URL: z.union([z.literal('none'), z.url({ protocol: /^tcp$/ })]).optional(),
  /** The chat's secret for identity verification. `none` or empty: the chat is not told who a customer is. */
  PADDOCK_CHAT_SECRET: z.string().default(''),
  /** Where errors are reported (Sentry's protocol): https://key@host/project. None: they are only logged. */
  PADDOCK_ERRORS_DSN: z.url().optional(),
  /** The api's listeners: for the storefront, for providers' webhooks, for staff and feeds, for our own machines. */
  PADDOCK_API_HOST: z.string().default('127.0.0.1'),
  PADDOCK_API_PORT: port.default(4000),
  PADDOCK_WEBHOOKS_HOST: z.string().default('127.0.0.1'),
  PADDOCK_WEBHOOKS_PORT: port,
  PADDOCK_STAFF_HOST: z.string().default('127.0.0.1'),
  PADDOCK_STAFF_PORT: port,
  PADDOCK_INTERNAL_HOST: z.string().default('127.0.0.1'),
  PADDOCK_INTERNAL_PORT: port,
  PADDOCK_WORKER_HOST: z.string().default('127.0.0.1'),
  PADDOCK_WORKER_PORT: port.default(4001),
  PADDOCK_WORKER_CONCURRENCY: z.coerce.number().int().min(1).default(5),
  PADDOCK_API_INSTANCES: z.coerce.number().int().min(1).default(1),
  PADDOCK_TRUSTED_PROXIES: list.default(['127.0.0.0/8', '::1/128']),
  PADDOCK_INTERNAL_NETWORKS: list.default(['127.0.0.0/8', '::1/128']),
  PADDOCK_DRAIN_MS: z.coerce.number().int().min(0).max(8000).default(0),
  /** Names the release in metrics. */
  PADDOCK_BUILD_ID: z.string().default('dev'),
  PADDOCK_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PADDOCK_HEADER_TENANT: z.string().toLowerCase().default('x-tenant'),
  PADDOCK_HEADER_LOCALE: z.string().toLowerCase().default('x-locale'),
  PADDOCK_HEADER_CART: z.string().toLowerCase().default('x-cart-id'),
  PADDOCK_HEADER_CART_KEY: z.string().toLowerCase().default('x-cart-key'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
});

function readAccounts(input: string, context: z.RefinementCtx): PaymentAccounts {
  if (input === 'none') return {};
  try {
    return PaymentAccounts.parse(JSON.parse(input.startsWith('{') ? input : readFileSync(input, 'utf8')));
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
}

function readJson<S extends z.ZodType>(text: string, schema: S, context: z.RefinementCtx): z.output<S> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
}

function readKeyRing(text: string, context: z.RefinementCtx): SigningKey[] {
  try {
    return parseKeyRing(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
}

function ringOf(env: z.output<typeof Variables>): SigningKey[] {
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

/** Where the commands of the desk reach the api. */
export function readStaffUrl(environment: Environment = process.env): string {
  return (
    environment.PADDOCK_STAFF_URL ?? `http://127.0.0.1:${addLocalDefaults(environment).PADDOCK_STAFF_PORT}`
  );
}

/** Where people open the desk. */
export const readDeskUrl = (environment: Environment = process.env): string =>
  Variables.shape.PADDOCK_DESK_URL.parse(environment.PADDOCK_DESK_URL).replace(/\/$/, '');

/** The only reader of the environment. Everything that is wrong is told at once, by the variables' names. */
export function readConfig(environment: Environment = process.env) {
  const { values, faults } = readSecretFiles(environment);
  const demoValues = values.NODE_ENV === 'production' ? findProductionFaults(values) : [];
  const parsed = Variables.safeParse(addLocalDefaults(values));
  const invalid = (parsed.error?.issues ?? []).map(({ path: at, message }) => `${at.join('.')}: ${message}`);
  const refused = values.PADDOCK_DEMO_VALUES === 'allowed' ? [] : demoValues;
  if (!parsed.success || faults.length + refused.length > 0)
    throw new ConfigurationError([...faults, ...refused, ...invalid]);
  const env = parsed.data;
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
    /** How long a call may take a site's word for being open. */
    databaseWaitMs: env.PADDOCK_DATABASE_WAIT_MS,
    siteMemoryMs: env.PADDOCK_SITE_MEMORY_MS,
    /** The reviews service; the sandbox plays it. */
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
    desk: {
      origin: env.PADDOCK_DESK_URL.replace(/\/$/, ''),
      issuer: unlessNone(env.PADDOCK_DESK_OIDC_ISSUER),
      clientId: env.PADDOCK_DESK_OIDC_CLIENT_ID,
      strongAcr: unlessNone(env.PADDOCK_DESK_OIDC_STRONG_ACR),
    },
    smtpUrl: env.PADDOCK_SMTP_URL,
    mailFrom: env.PADDOCK_MAIL_FROM,
    auditMailTo: unlessNone(env.PADDOCK_AUDIT_MAIL_TO),
    mailInbound: {
      domain: unlessNone(env.PADDOCK_MAIL_INBOUND_DOMAIN),
      secret: unlessNone(env.PADDOCK_MAIL_INBOUND_SECRET),
      imapUrl: unlessNone(env.PADDOCK_MAIL_INBOUND_IMAP_URL),
    },
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
    /** How many api processes share the limits; each keeps 1/N of them when Redis is gone. */
    apiInstances: env.PADDOCK_API_INSTANCES,
    /** Hops whose X-Forwarded-For is believed. */
    trustedProxies: env.PADDOCK_TRUSTED_PROXIES,
    /** The networks that may read /metrics. */
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

const defaultTargets = ({ NODE_ENV }: z.infer<typeof Variables>) =>
  NODE_ENV === 'production' ? 'refused' : 'allowed';

/** Path style is the default wherever the server is named: others than Amazon's seldom have names for buckets. */
function filesOf(env: z.infer<typeof Variables>): FileSettings {
  const bucket = env.PADDOCK_FILES_S3_BUCKET;
  if (!bucket) {
    const directory = path.resolve(env.PADDOCK_UPLOADS_DIR ?? path.join(env.PADDOCK_DATA_DIR, 'uploads'));
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
const servicesOf = (env: z.infer<typeof Variables>) => ({
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

const listenersOf = (env: z.infer<typeof Variables>) => ({
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
