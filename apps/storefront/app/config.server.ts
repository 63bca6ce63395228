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
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  NODE_ENV: z.string().default('development'),
});

const env = Config.parse(process.env);
if (env.NODE_ENV === 'production' && !process.env.PADDOCK_COOKIE_SECRET) {
  throw new Error('PADDOCK_COOKIE_SECRET must be set in production');
}

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
  logLevel: env.LOG_LEVEL,
  isProduction: env.NODE_ENV === 'production',
} as const;
