import brand from 'virtual:brand/serverSettings';
import { z } from 'zod';

const Config = z.object({
  PADDOCK_API_URL: z.url().default('http://127.0.0.1:4000'),
  /** What people type; used in canonical links, hreflang and sitemaps. */
  PADDOCK_ORIGIN: z.url().default('http://localhost:8080'),
  /** Further origins whose pages may send forms and calls, separated by commas: the address used while developing. */
  PADDOCK_ALLOWED_ORIGINS: z.string().default(''),
  /** Where people report holes in our security, as security.txt says it. */
  PADDOCK_SECURITY_CONTACT: z.url().default(brand.securityContact),
  PADDOCK_CART_COOKIE: z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/)
    .default('Cart'),
  /** Signs the Redirect cookie. Two, separated by a comma: the first signs, both verify (`npm run keys -- rotate`). */
  PADDOCK_COOKIE_SECRET: z
    .string()
    .default('local-development-only')
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .pipe(z.array(z.string().min(16)).min(1).max(3)),
  PADDOCK_API_TIMEOUT_MS: z.coerce.number().int().positive().default(4000),
  /** Calls that wait for a payment provider; less than the edge waits for us. */
  PADDOCK_PAYMENT_TIMEOUT_MS: z.coerce.number().int().positive().default(12_000),
  /** Header in which the edge says where the visitor is. */
  PADDOCK_GEO_HEADER: z.string().default('x-visitor-country'),
  /** Stand-ins for Google's tag manager and Intercom's messenger; none in production. */
  PADDOCK_TAGS_URL: z.url().optional(),
  PADDOCK_CHAT_URL: z.url().optional(),
  /** Where the chat's workspace is kept. */
  PADDOCK_CHAT_REGION: z.enum(['us', 'eu', 'ap']).default('eu'),
  /** Where errors are reported (Sentry's protocol): https://key@host/project. None: they are only logged. */
  PADDOCK_ERRORS_DSN: z.url().optional(),
  /** Scripts of the third parties' maps, and our keys there. Without a key, our own map serves. */
  PADDOCK_MAPS_GOOGLE_URL: z.url().default('https://maps.googleapis.com/maps/api/js'),
  PADDOCK_MAPS_GOOGLE_KEY: z.string().default(''),
  PADDOCK_MAPS_BAIDU_URL: z.url().default('https://api.map.baidu.com/api'),
  PADDOCK_MAPS_BAIDU_KEY: z.string().default(''),
  /**
   * A vector-tile style with streets (MapLibre style JSON) for the dealer map of sites without a map of their own; none:
   * our own basemap of coasts, borders and towns. Origins of its tiles, glyphs and sprites, where they are elsewhere.
   */
  PADDOCK_MAP_STYLE_URL: z.union([z.url(), z.literal('')]).default(''),
  PADDOCK_MAP_STYLE_ORIGINS: z.string().default(''),
  /** hCaptcha's script and our key there; the sandbox plays both. */
  PADDOCK_CAPTCHA_SCRIPT_URL: z.url().default('http://localhost:4619/1/api.js'),
  PADDOCK_CAPTCHA_SITEKEY: z.string().default('10000000-ffff-ffff-ffff-000000000001'),
  /** The museum's own site, where the brand has one; a country site may name another (`museum_url`). */
  PADDOCK_MUSEUM_URL: z.union([z.url(), z.literal(''), z.literal('none')]).default(brand.museumUrl ?? ''),
  /** The networks that may read /metrics, separated by commas. */
  PADDOCK_INTERNAL_NETWORKS: z.string().default('127.0.0.0/8,::1/128'),
  /** After SIGTERM: how long requests are still accepted while /ready answers 503. */
  PADDOCK_DRAIN_MS: z.coerce.number().int().min(0).max(8000).default(0),
  /** A folder with the hashed files of all releases and brands, and the pictures (server/static-files.ts). */
  PADDOCK_FILES_DIR: z.string().optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  NODE_ENV: z.string().default('development'),
});

const env = Config.parse(process.env);

const ownOrigin = env.PADDOCK_ORIGIN.replace(/\/$/, '');
const originsOf = (list: string) =>
  list
    .split(',')
    .map((origin) => origin.trim().replace(/\/$/, ''))
    .filter(Boolean);
const otherOrigins = originsOf(env.PADDOCK_ALLOWED_ORIGINS);

const access = (url: string, key: string) => (key ? { url, key } : null);

/** The only reader of the environment in the storefront; server/check-config.ts refuses demo values before. */
export const config = {
  apiUrl: env.PADDOCK_API_URL,
  origin: ownOrigin,
  /** An `Origin` header must equal one of these. */
  origins: [new URL(ownOrigin).origin, ...otherOrigins],
  securityContact: env.PADDOCK_SECURITY_CONTACT,
  cartCookie: env.PADDOCK_CART_COOKIE,
  /** Holds the cart's secret: the id alone, which is in the checkout URL, opens nothing. */
  cartKeyCookie: `${env.PADDOCK_CART_COOKIE}Key`,
  /** The first signs, all verify. */
  cookieSecrets: env.PADDOCK_COOKIE_SECRET,
  brand: brand.name,
  apiTimeoutMs: env.PADDOCK_API_TIMEOUT_MS,
  paymentTimeoutMs: env.PADDOCK_PAYMENT_TIMEOUT_MS,
  geoHeader: env.PADDOCK_GEO_HEADER,
  tagsUrl: env.PADDOCK_TAGS_URL?.replace(/\/$/, '') ?? null,
  chatUrl: env.PADDOCK_CHAT_URL?.replace(/\/$/, '') ?? null,
  chatRegion: env.PADDOCK_CHAT_REGION,
  errorsDsn: env.PADDOCK_ERRORS_DSN ?? null,
  maps: {
    google: access(env.PADDOCK_MAPS_GOOGLE_URL, env.PADDOCK_MAPS_GOOGLE_KEY),
    baidu: access(env.PADDOCK_MAPS_BAIDU_URL, env.PADDOCK_MAPS_BAIDU_KEY),
  },
  mapStyle: env.PADDOCK_MAP_STYLE_URL
    ? { url: env.PADDOCK_MAP_STYLE_URL, origins: originsOf(env.PADDOCK_MAP_STYLE_ORIGINS) }
    : null,
  captcha: { scriptUrl: env.PADDOCK_CAPTCHA_SCRIPT_URL, sitekey: env.PADDOCK_CAPTCHA_SITEKEY },
  museumUrl: env.PADDOCK_MUSEUM_URL === 'none' ? null : env.PADDOCK_MUSEUM_URL || null,
  internalNetworks: env.PADDOCK_INTERNAL_NETWORKS.split(',')
    .map((network) => network.trim())
    .filter(Boolean),
  drainMs: env.PADDOCK_DRAIN_MS,
  logLevel: env.LOG_LEVEL,
  isProduction: env.NODE_ENV === 'production',
} as const;
