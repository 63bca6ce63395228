import { z } from 'zod';

const Config = z.object({
  PADDOCK_API_URL: z.url().default('http://127.0.0.1:4000'),
  /** What people type; used in canonical links, hreflang and sitemaps. */
  PADDOCK_ORIGIN: z.url().default('http://localhost:8080'),
  PADDOCK_CART_COOKIE: z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/)
    .default('Cart'),
  /** Signs the Redirect cookie. */
  PADDOCK_COOKIE_SECRET: z.string().min(16).default('local-development-only'),
  PADDOCK_BRAND: z.string().default('Vianelli'),
  PADDOCK_API_TIMEOUT_MS: z.coerce.number().int().positive().default(4000),
  /** Calls that wait for a payment provider; less than the edge waits for us. */
  PADDOCK_PAYMENT_TIMEOUT_MS: z.coerce.number().int().positive().default(12_000),
  /** Header in which the edge says where the visitor is. */
  PADDOCK_GEO_HEADER: z.string().default('x-visitor-country'),
  /** Who plays Google's tag manager and Intercom's messenger instead of themselves; none in production. */
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
  /** hCaptcha's script and our key there; the sandbox plays both. */
  PADDOCK_CAPTCHA_SCRIPT_URL: z.url().default('http://localhost:4619/1/api.js'),
  PADDOCK_CAPTCHA_SITEKEY: z.string().default('10000000-ffff-ffff-ffff-000000000001'),
  /** The museum's own site, where the brand has one; a country site may name another (`museum_url`). */
  PADDOCK_MUSEUM_URL: z.union([z.url(), z.literal('')]).default('https://museo.vianelli.example'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  NODE_ENV: z.string().default('development'),
});

const env = Config.parse(process.env);
if (env.NODE_ENV === 'production' && !process.env.PADDOCK_COOKIE_SECRET) {
  throw new Error('PADDOCK_COOKIE_SECRET must be set in production');
}

const access = (url: string, key: string) => (key ? { url, key } : null);

/** The only reader of the environment in the storefront. */
export const config = {
  apiUrl: env.PADDOCK_API_URL,
  origin: env.PADDOCK_ORIGIN.replace(/\/$/, ''),
  cartCookie: env.PADDOCK_CART_COOKIE,
  cookieSecret: env.PADDOCK_COOKIE_SECRET,
  brand: env.PADDOCK_BRAND,
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
  captcha: { scriptUrl: env.PADDOCK_CAPTCHA_SCRIPT_URL, sitekey: env.PADDOCK_CAPTCHA_SITEKEY },
  museumUrl: env.PADDOCK_MUSEUM_URL || null,
  logLevel: env.LOG_LEVEL,
  isProduction: env.NODE_ENV === 'production',
} as const;
