import { z } from 'zod';

const text = z.string();
const url = z.url();
const milliseconds = z.coerce.number().int().positive();

/** The environment of the storefront. The descriptions are those of .env.example (`node scripts/env-example.ts`). */
export const Variables = z.object({
  NODE_ENV: text.default('development').describe('`production` refuses values of the demo.'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('Lines below this level are not logged.'),
  PADDOCK_ERRORS_DSN: url
    .optional()
    .describe('Where errors are reported (Sentry protocol). Unset: they are only logged.'),
  PADDOCK_INTERNAL_NETWORKS: text.default('127.0.0.0/8,::1/128').describe('Networks that may read /metrics.'),
  PADDOCK_DRAIN_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(8000)
    .default(0)
    .describe('After SIGTERM: how long requests are still accepted while /ready answers 503.'),
  PADDOCK_FILES_DIR: text
    .optional()
    .describe('A folder with the hashed files of all releases and brands, and the pictures.'),

  // Requests
  PADDOCK_ORIGIN: url
    .default('http://localhost:8080')
    .describe('What shoppers have in the address bar: canonical links, hreflang and sitemaps.'),
  PADDOCK_ALLOWED_ORIGINS: text
    .default('')
    .describe('Further origins whose pages may send forms and calls, separated by commas.'),
  PADDOCK_SECURITY_CONTACT: url.optional().describe("The contact in security.txt. Default: the brand's."),
  PADDOCK_GEO_HEADER: text
    .default('x-visitor-country')
    .describe("Header in which the edge passes on the visitor's country."),
  PADDOCK_CART_COOKIE: text
    .regex(/^[A-Za-z0-9_-]+$/)
    .default('Cart')
    .describe('Name of the cookie with the id of the cart.'),
  PADDOCK_COOKIE_SECRET: text
    .default('local-development-only')
    .transform((secrets) => secrets.split(',').map((secret) => secret.trim()))
    .pipe(z.array(text.min(16)).min(1).max(3))
    .describe(
      'Signs the Redirect cookie. Two, separated by a comma: the first signs, both verify (`node apps/server/src/cli/keys.ts rotate`).',
    ),

  // Api
  PADDOCK_API_URL: url.default('http://127.0.0.1:4000').describe("The api's listener for the storefront."),
  PADDOCK_API_TIMEOUT_MS: milliseconds.default(4000).describe('Timeout of a call of the api.'),
  PADDOCK_PAYMENT_TIMEOUT_MS: milliseconds
    .default(12_000)
    .describe(
      'Timeout of calls that wait for a payment provider; less than the edge waits for the storefront.',
    ),

  // Services of other companies
  PADDOCK_TAGS_URL: url.optional().describe("A stand-in for Google's tag manager; unset in production."),
  PADDOCK_CHAT_URL: url.optional().describe("A stand-in for Intercom's messenger; unset in production."),
  PADDOCK_CHAT_REGION: z.enum(['us', 'eu', 'ap']).default('eu').describe("Region of the chat's workspace."),
  PADDOCK_MAPS_GOOGLE_URL: url
    .default('https://maps.googleapis.com/maps/api/js')
    .describe("The script of Google's maps."),
  PADDOCK_MAPS_GOOGLE_KEY: text.default('').describe('Our key there. Empty: our own map is shown.'),
  PADDOCK_MAPS_BAIDU_URL: url
    .default('https://api.map.baidu.com/api')
    .describe("The script of Baidu's maps."),
  PADDOCK_MAPS_BAIDU_KEY: text.default('').describe('Our key there. Empty: our own map is shown.'),
  PADDOCK_MAP_STYLE_URL: z
    .union([url, z.literal('')])
    .default('')
    .describe(
      'MapLibre style JSON with streets for the dealer map of sites without a map of their own. Empty: our basemap.',
    ),
  PADDOCK_MAP_STYLE_ORIGINS: text
    .default('')
    .describe(
      "Origins of its tiles, glyphs and sprites where they are not the style's own, separated by commas.",
    ),
  PADDOCK_CAPTCHA_SCRIPT_URL: url.default('http://localhost:4619/1/api.js').describe("hCaptcha's script."),
  PADDOCK_CAPTCHA_SITEKEY: text.default('10000000-ffff-ffff-ffff-000000000001').describe('Our key there.'),
  PADDOCK_MUSEUM_URL: z
    .union([url, z.literal(''), z.literal('none')])
    .optional()
    .describe("The museum's own site; a country site may name another (`museum_url`). Default: the brand's."),
});
