import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { PaymentAccounts } from './features/payments/accounts.ts';
import { SocialAccounts } from './features/social/social-provider.ts';

const list = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .transform((parts) => parts.filter((part) => part !== ''));

const port = z.coerce.number().int().min(0).max(65535);

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PADDOCK_DATABASE_URL: z.string().default('postgres://paddock_app:paddock@127.0.0.1:54320/paddock'),
  PADDOCK_DATABASE_POOL: z.coerce.number().int().min(1).default(10),
  PADDOCK_REDIS_URL: z.string().default('redis://127.0.0.1:63790'),
  PADDOCK_REDIS_TIMEOUT_MS: z.coerce.number().int().min(1).default(50),
  PADDOCK_EDGE_URL: z.url().default('http://localhost:8080'),
  // A visitor is turned away when no connection is free for so long.
  PADDOCK_DATABASE_WAIT_MS: z.coerce.number().int().min(10).max(30_000).default(500),
  PADDOCK_SITE_MEMORY_MS: z.coerce.number().int().min(0).max(60_000).default(1000),
  PADDOCK_REVIEWS_URL: z.url().default('http://127.0.0.1:4600/reviews'),
  /** Google's Places API (New), or who speaks like it. With an empty key nobody is asked: streets are typed in full. */
  PADDOCK_PLACES_URL: z.url().default('http://127.0.0.1:4617'),
  PADDOCK_PLACES_KEY: z.string().default('sandbox-places-key'),
  /** Somebody types meanwhile. */
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
  /** hCaptcha, or who speaks like it. What cannot be checked is refused; an empty secret refuses everybody. */
  PADDOCK_CAPTCHA_URL: z.url().default('http://127.0.0.1:4619'),
  PADDOCK_CAPTCHA_SITEKEY: z.string().default('10000000-ffff-ffff-ffff-000000000001'),
  PADDOCK_CAPTCHA_SECRET: z.string().default('0x0000000000000000000000000000000000000000'),
  PADDOCK_CAPTCHA_TIMEOUT_MS: z.coerce.number().int().min(1).default(2500),
  /** JSON, or the path of a file with it. None: only what needs no provider can be paid with. */
  PADDOCK_PAYMENT_ACCOUNTS: z.string().default('{}').transform(readAccounts),
  /** Where providers reach us; the sandbox posts to the same. */
  PADDOCK_WEBHOOKS_URL: z.url().default('http://127.0.0.1:4000/api/webhooks'),
  /** What people have in the address bar: links in mails, the way back from a provider. */
  PADDOCK_ORIGIN: z.url().default('http://localhost:8080'),
  PADDOCK_SMTP_URL: z.url().default('smtp://127.0.0.1:4625'),
  PADDOCK_MAIL_FROM: z.email().default('orders@paddock.example'),
  /** As the storefront has it. */
  PADDOCK_BRAND: z.string().default('Vianelli'),
  PADDOCK_SIGNING_SECRET: z.string().min(32).optional(),
  /** Where customers' files lie: outside of everything that is served, the same for every api and worker. */
  PADDOCK_UPLOADS_DIR: z.string().min(1).optional(),
  PADDOCK_DATA_DIR: z
    .string()
    .min(1)
    .default(path.join(import.meta.dirname, '../../../.data')),
  /** The virus scanner (clamd), as tcp://host:port. None: files are not scanned. */
  PADDOCK_CLAMD_URL: z.url({ protocol: /^tcp$/ }).optional(),
  /** The chat's secret for identity verification. Empty: the chat takes the browser's word. */
  PADDOCK_CHAT_SECRET: z.string().default(''),
  /** Where errors are reported (Sentry's protocol): https://key@host/project. None: they are only logged. */
  PADDOCK_ERRORS_DSN: z.url().optional(),
  PADDOCK_API_HOST: z.string().default('127.0.0.1'),
  PADDOCK_API_PORT: port.default(4000),
  PADDOCK_WORKER_HOST: z.string().default('127.0.0.1'),
  PADDOCK_WORKER_PORT: port.default(4001),
  PADDOCK_WORKER_CONCURRENCY: z.coerce.number().int().min(1).default(5),
  PADDOCK_API_INSTANCES: z.coerce.number().int().min(1).default(1),
  PADDOCK_TRUSTED_PROXIES: list.default(['127.0.0.0/8', '::1/128']),
  PADDOCK_INTERNAL_NETWORKS: list.default(['127.0.0.0/8', '::1/128']),
  PADDOCK_DRAIN_MS: z.coerce.number().int().min(0).max(8000).default(0),
  PADDOCK_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PADDOCK_HEADER_TENANT: z.string().toLowerCase().default('x-tenant'),
  PADDOCK_HEADER_LOCALE: z.string().toLowerCase().default('x-locale'),
  PADDOCK_HEADER_CART: z.string().toLowerCase().default('x-cart-id'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
});

function readAccounts(given: string, context: z.RefinementCtx): PaymentAccounts {
  try {
    return PaymentAccounts.parse(JSON.parse(given.startsWith('{') ? given : readFileSync(given, 'utf8')));
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

export type Config = ReturnType<typeof readConfig>;

/** The only reader of the environment; a wrong value stops the process with the variable's name. */
export function readConfig(environment: Record<string, string | undefined> = process.env) {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) throw new Error(`Configuration: ${z.prettifyError(parsed.error)}`);
  const env = parsed.data;
  if (env.NODE_ENV === 'production' && !env.PADDOCK_UPLOADS_DIR)
    throw new Error(
      'Configuration: PADDOCK_UPLOADS_DIR says where customers’ files are kept; production has to say it.',
    );
  return {
    production: env.NODE_ENV === 'production',
    databaseUrl: env.PADDOCK_DATABASE_URL,
    databasePool: env.PADDOCK_DATABASE_POOL,
    redisUrl: env.PADDOCK_REDIS_URL,
    redisTimeoutMs: env.PADDOCK_REDIS_TIMEOUT_MS,
    edgeUrl: env.PADDOCK_EDGE_URL,
    /** How long a call may take a site's word for being open. */
    databaseWaitMs: env.PADDOCK_DATABASE_WAIT_MS,
    siteMemoryMs: env.PADDOCK_SITE_MEMORY_MS,
    /** The reviews service; the sandbox plays it. */
    reviewsUrl: env.PADDOCK_REVIEWS_URL,
    places: {
      url: env.PADDOCK_PLACES_URL.replace(/\/$/, ''),
      key: env.PADDOCK_PLACES_KEY,
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
    paymentAccounts: env.PADDOCK_PAYMENT_ACCOUNTS,
    webhooksUrl: env.PADDOCK_WEBHOOKS_URL,
    origin: env.PADDOCK_ORIGIN.replace(/\/$/, ''),
    smtpUrl: env.PADDOCK_SMTP_URL,
    mailFrom: env.PADDOCK_MAIL_FROM,
    brand: env.PADDOCK_BRAND,
    /** Signs links in mails and checkout tokens; without one, links end with the process. */
    signingSecret: env.PADDOCK_SIGNING_SECRET ?? randomBytes(32).toString('hex'),
    uploadsDir: path.resolve(env.PADDOCK_UPLOADS_DIR ?? path.join(env.PADDOCK_DATA_DIR, 'uploads')),
    clamdUrl: env.PADDOCK_CLAMD_URL ?? null,
    chatSecret: env.PADDOCK_CHAT_SECRET || null,
    errorsDsn: env.PADDOCK_ERRORS_DSN ?? null,
    api: { host: env.PADDOCK_API_HOST, port: env.PADDOCK_API_PORT },
    worker: {
      host: env.PADDOCK_WORKER_HOST,
      port: env.PADDOCK_WORKER_PORT,
      concurrency: env.PADDOCK_WORKER_CONCURRENCY,
    },
    /** How many api processes share the limits; each keeps 1/N of them when Redis is gone. */
    apiInstances: env.PADDOCK_API_INSTANCES,
    /** Hops whose X-Forwarded-For is believed. */
    trustedProxies: env.PADDOCK_TRUSTED_PROXIES,
    /** Who may read /metrics. */
    internalNetworks: env.PADDOCK_INTERNAL_NETWORKS,
    drainMs: env.PADDOCK_DRAIN_MS,
    logLevel: env.PADDOCK_LOG_LEVEL,
    headers: {
      tenant: env.PADDOCK_HEADER_TENANT,
      locale: env.PADDOCK_HEADER_LOCALE,
      cart: env.PADDOCK_HEADER_CART,
    },
    otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
  };
}
