import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { PaymentAccounts } from './features/payments/providers/adapter.ts';
import { SocialAccounts } from './features/social/social-provider.ts';
import { parseKeyRing } from './platform/secrets/signing-keys.ts';

const text = z.string();
const filled = text.min(1);
const url = z.url();
const urlOrNone = z.union([z.literal('none'), url]);
const integer = (min: number, max = Number.MAX_SAFE_INTEGER) => z.coerce.number().int().min(min).max(max);
const port = integer(0, 65_535);
const milliseconds = integer(1);
const list = (fallback: string) =>
  text.default(fallback).transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );

const parsed =
  <T>(parse: (value: string) => T) =>
  (value: string, context: z.RefinementCtx): T => {
    try {
      return parse(value);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
      return z.NEVER;
    }
  };

function parseAccounts(value: string): PaymentAccounts {
  if (value === 'none') return {};
  return PaymentAccounts.parse(JSON.parse(value.startsWith('{') ? value : readFileSync(value, 'utf8')));
}

/** The environment of api and worker. The descriptions are those of .env.example (`node scripts/env-example.ts`). */
export const Variables = z.object({
  // Process
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('`production` refuses values of the demo.'),
  PADDOCK_DEMO_VALUES: z
    .enum(['refused', 'allowed'])
    .default('refused')
    .describe(
      '`allowed`: production starts with values of the demo, as `npm start`, journeys and benchmarks do.',
    ),
  PADDOCK_BRAND: text
    .optional()
    .describe('A folder of brands/, or a path; the same for api, worker and storefront.'),
  PADDOCK_DATA_DIR: filled.optional().describe('Data of this machine. Default: .data in the repository.'),
  PADDOCK_BUILD_ID: text.default('dev').describe('Names the release in metrics.'),
  PADDOCK_LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Lines below this level are not logged.'),
  PADDOCK_ERRORS_DSN: url
    .optional()
    .describe(
      'Where errors are reported (Sentry protocol): https://key@host/project. Unset: they are only logged.',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: url
    .optional()
    .describe('Where OpenTelemetry traces are sent. Unset: none are sent.'),

  // Database, Redis, edge
  PADDOCK_DATABASE_URL: text.describe('PostgreSQL, as the role paddock_app. Default: the local service.'),
  PADDOCK_DATABASE_DIRECT_URL: text
    .optional()
    .describe(
      'PostgreSQL without a pooler, for LISTEN and for the worker, whose locks belong to a session. Default: PADDOCK_DATABASE_URL.',
    ),
  PADDOCK_DATABASE_POOL: integer(1).default(10).describe('Connections to PostgreSQL per process.'),
  PADDOCK_DATABASE_WAIT_MS: integer(10, 30_000)
    .default(500)
    .describe('How long a request of the api waits for a free connection before it is answered with 503.'),
  PADDOCK_DB_PIPELINE: z
    .enum(['on', 'off'])
    .default('on')
    .describe('`off`: one round trip per statement, without the private members of pg that pipelining uses.'),
  PADDOCK_SITE_MEMORY_MS: integer(0, 60_000)
    .default(1000)
    .describe('How long a process keeps what it has read of a site, such as whether its shop is open.'),
  PADDOCK_REDIS_URL: text.describe('Counters of rate limits. Default: the local service.'),
  PADDOCK_REDIS_TIMEOUT_MS: milliseconds
    .default(50)
    .describe('After this time a process counts its requests by itself.'),
  PADDOCK_EDGE_URL: list('http://localhost:8080')
    .pipe(z.array(url).min(1))
    .describe('The edges to purge, separated by commas.'),

  // HTTP
  PADDOCK_ORIGIN: url
    .default('http://localhost:8080')
    .describe('What shoppers have in the address bar: links in mails, the way back from a provider.'),
  PADDOCK_API_HOST: text.default('127.0.0.1').describe('Listener of the api for the storefront.'),
  PADDOCK_API_PORT: port.default(4000).describe('Its port.'),
  PADDOCK_WEBHOOKS_HOST: text.default('127.0.0.1').describe('Listener of the api for webhooks of providers.'),
  PADDOCK_WEBHOOKS_PORT: port.describe('Its port. Default: PADDOCK_API_PORT + 2.'),
  PADDOCK_STAFF_HOST: text.default('127.0.0.1').describe('Listener of the api for desk, feeds and events.'),
  PADDOCK_STAFF_PORT: port.describe('Its port. Default: PADDOCK_API_PORT + 3.'),
  PADDOCK_INTERNAL_HOST: text.default('127.0.0.1').describe('Listener of the api for metrics and probes.'),
  PADDOCK_INTERNAL_PORT: port.describe('Its port. Default: PADDOCK_API_PORT + 4.'),
  PADDOCK_API_INSTANCES: integer(1)
    .default(1)
    .describe('How many api processes share the rate limits; without Redis each keeps its part of them.'),
  PADDOCK_TRUSTED_PROXIES: list('127.0.0.0/8,::1/128').describe(
    'Networks whose X-Forwarded-For is believed.',
  ),
  PADDOCK_INTERNAL_NETWORKS: list('127.0.0.0/8,::1/128').describe('Networks that may read /metrics.'),
  PADDOCK_DRAIN_MS: integer(0, 8000)
    .default(0)
    .describe('After SIGTERM: how long requests are still accepted while /ready answers 503.'),
  PADDOCK_HEADER_TENANT: text.toLowerCase().default('x-tenant').describe('Header with the slug of the site.'),
  PADDOCK_HEADER_LOCALE: text.toLowerCase().default('x-locale').describe('Header with the language.'),
  PADDOCK_HEADER_CART: text.toLowerCase().default('x-cart-id').describe('Header with the id of the cart.'),
  PADDOCK_HEADER_CART_KEY: text
    .toLowerCase()
    .default('x-cart-key')
    .describe('Header with the key that opens it.'),
  PADDOCK_WORKER_HOST: text.default('127.0.0.1').describe('Listener of the worker for metrics and probes.'),
  PADDOCK_WORKER_PORT: port.default(4001).describe('Its port.'),
  PADDOCK_WORKER_CONCURRENCY: integer(1).default(5).describe('Jobs that one worker runs at once.'),

  // Keys
  PADDOCK_SIGNING_KEYS: text
    .transform(parsed(parseKeyRing))
    .optional()
    .describe(
      '`k2:secret,k1:secret`: the first signs, all verify. `node apps/server/src/cli/keys.ts rotate` writes the next one.',
    ),
  PADDOCK_SIGNING_SECRET: text
    .min(32)
    .optional()
    .describe('A single key in place of PADDOCK_SIGNING_KEYS; beside a ring it only verifies.'),

  // Payments and events
  PADDOCK_PAYMENT_ACCOUNTS: text
    .default('{}')
    .transform(parsed(parseAccounts))
    .describe('JSON, or the path of a file with it. `none`: only methods without a provider can be used.'),
  PADDOCK_WEBHOOKS_URL: url.describe('Where providers reach us. Default: the local webhooks listener.'),
  PADDOCK_EVENTS_PRIVATE_TARGETS: z
    .enum(['refused', 'allowed'])
    .optional()
    .describe(
      '`allowed`: events may be sent to private networks. Default: refused in production, else allowed.',
    ),

  // Desk
  PADDOCK_DESK_URL: url
    .default('http://localhost:3001')
    .describe('Where staff open the desk: links in their mails, and the name under which passkeys know it.'),
  PADDOCK_DESK_OIDC_ISSUER: urlOrNone
    .default('none')
    .describe(
      'The OpenID provider of the company accounts, as in its `iss`. `none`: staff sign in by passkey.',
    ),
  PADDOCK_DESK_OIDC_CLIENT_ID: text.default('paddock-desk').describe('Our id at that provider.'),
  PADDOCK_DESK_OIDC_STRONG_ACR: text
    .default('none')
    .describe('The `acr` that counts as a strong sign-in. `none`: every recent sign-in does.'),

  // Mail
  PADDOCK_SMTP_URL: url.default('smtp://127.0.0.1:4625').describe('The mail server.'),
  PADDOCK_MAIL_FROM: z.email().default('orders@paddock.example').describe('Sender of all mails.'),
  PADDOCK_AUDIT_MAIL_TO: z
    .union([z.literal('none'), z.email()])
    .default('none')
    .describe(
      'Each day the newest hashes of the audit log are mailed to this address. `none`: they are only logged.',
    ),
  PADDOCK_MAIL_INBOUND_DOMAIN: text
    .default('tickets.paddock.example')
    .describe("Answers to tickets go to `ticket+…@` this domain. `none`: they go to the office's address."),
  PADDOCK_MAIL_INBOUND_SECRET: text
    .default('sandbox-mail-secret')
    .describe(
      'Proves that a mail at /api/webhooks/mail comes from our mail service. `none`: none is accepted.',
    ),
  PADDOCK_MAIL_INBOUND_IMAP_URL: z
    .union([z.literal('none'), z.url({ protocol: /^imaps?$/ })])
    .optional()
    .describe(
      'imap(s)://user:password@host/folder that the worker reads each minute. Unset: mails come by webhook.',
    ),

  // Files
  PADDOCK_UPLOADS_DIR: filled
    .optional()
    .describe('Files without a bucket: one folder for every api and worker, which no server publishes.'),
  PADDOCK_FILES_S3_BUCKET: text
    .min(3)
    .optional()
    .describe(
      'Bucket of an S3-compatible store for uploads, exports and pictures. Unset: PADDOCK_UPLOADS_DIR.',
    ),
  PADDOCK_FILES_S3_PREFIX: text
    .regex(/^([a-z0-9-]+(\/[a-z0-9-]+)*)?$/)
    .default('')
    .describe('Begins every name in the bucket, so that several cells can share one.'),
  PADDOCK_FILES_S3_REGION: filled.default('us-east-1').describe('Region of the bucket.'),
  PADDOCK_FILES_S3_ENDPOINT: url.optional().describe("The store's address. Unset: Amazon's for the region."),
  PADDOCK_FILES_ORIGIN: url
    .transform((value) => new URL(value).origin)
    .optional()
    .describe('Where browsers reach the store (path style): the desk then reads files from links of 60 s.'),
  PADDOCK_FILES_S3_ACCESS_KEY: filled
    .optional()
    .describe('Unset: the credentials of the machine (instance role, container).'),
  PADDOCK_FILES_S3_SECRET_KEY: filled.optional().describe('The secret of PADDOCK_FILES_S3_ACCESS_KEY.'),
  PADDOCK_FILES_S3_PATH_STYLE: z
    .enum(['on', 'off'])
    .optional()
    .describe('`off`: the bucket is part of the host name. Default: on with an endpoint, else off.'),
  PADDOCK_CLAMD_URL: z
    .union([z.literal('none'), z.url({ protocol: /^tcp$/ })])
    .optional()
    .describe('The virus scanner (clamd), as tcp://host:port. `none`: files are not scanned.'),

  // Services of other companies, which the sandbox plays
  PADDOCK_REVIEWS_URL: urlOrNone
    .default('http://127.0.0.1:4600/reviews')
    .describe('The reviews service. `none`: sites that use it show no reviews.'),
  PADDOCK_PLACES_URL: url
    .default('http://127.0.0.1:4617')
    .describe('Google Places API (New), or a compatible service.'),
  PADDOCK_PLACES_KEY: text.default('sandbox-places-key').describe('`none`: streets are typed in full.'),
  PADDOCK_PLACES_TIMEOUT_MS: milliseconds
    .default(800)
    .describe('Timeout of a call, short because the shopper is typing.'),
  PADDOCK_SOCIAL_URL: url
    .default('http://127.0.0.1:4620/v21.0')
    .describe('Instagram Graph API with its version, or a compatible service.'),
  PADDOCK_SOCIAL_ACCOUNTS: text
    .default('{}')
    .transform(parsed((json) => SocialAccounts.parse(JSON.parse(json))))
    .describe(
      'JSON: `default` and slugs of sites, each with `id` and `token`. Without an account no feed is shown.',
    ),
  PADDOCK_SOCIAL_PICTURE_HOSTS: list('cdninstagram.com,fbcdn.net').describe(
    'Hosts, with all below them, from which pictures of posts may come.',
  ),
  PADDOCK_SOCIAL_TIMEOUT_MS: milliseconds.default(1500).describe('Timeout of a call of the social service.'),
  PADDOCK_CAPTCHA_URL: url
    .default('http://127.0.0.1:4619')
    .describe('hCaptcha, or a compatible service. A form whose answer cannot be checked is refused.'),
  PADDOCK_CAPTCHA_SITEKEY: text
    .default('10000000-ffff-ffff-ffff-000000000001')
    .describe('Our key there, for api and storefront.'),
  PADDOCK_CAPTCHA_SECRET: text
    .default('0x0000000000000000000000000000000000000000')
    .describe('Our secret there. Empty: every form that needs the check is refused.'),
  PADDOCK_CAPTCHA_TIMEOUT_MS: milliseconds.default(2500).describe('Timeout of a check.'),
  PADDOCK_TRANSLATION_URL: url
    .default('http://127.0.0.1:4626')
    .describe('DeepL, or a compatible service, for suggestions to translators.'),
  PADDOCK_TRANSLATION_KEY: text.default('none').describe('`none`: there are no suggestions.'),
  PADDOCK_TRANSLATION_TIMEOUT_MS: milliseconds.default(2500).describe('Timeout of a suggestion.'),
  PADDOCK_CHAT_SECRET: text
    .default('')
    .describe('Proves to the chat who a customer is. `none` or empty: the chat is not told.'),
});

export type Variables = z.output<typeof Variables>;
