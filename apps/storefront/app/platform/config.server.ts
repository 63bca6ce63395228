import brand from 'virtual:brand/serverSettings';
import { Variables } from './config-variables.server.ts';

const env = Variables.parse(process.env);

const ownOrigin = env.PADDOCK_ORIGIN.replace(/\/$/, '');
const originsOf = (list: string) =>
  list
    .split(',')
    .map((origin) => origin.trim().replace(/\/$/, ''))
    .filter(Boolean);
const otherOrigins = originsOf(env.PADDOCK_ALLOWED_ORIGINS);

const museumUrl = env.PADDOCK_MUSEUM_URL ?? brand.museumUrl;

const access = (url: string, key: string) => (key ? { url, key } : null);

/** The only reader of the environment in the storefront; server/check-config.ts refuses demo values before. */
export const config = {
  apiUrl: env.PADDOCK_API_URL,
  origin: ownOrigin,
  /** An `Origin` header must equal one of these. */
  origins: [new URL(ownOrigin).origin, ...otherOrigins],
  securityContact: env.PADDOCK_SECURITY_CONTACT ?? brand.securityContact,
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
  museumUrl: museumUrl === 'none' ? null : museumUrl || null,
  internalNetworks: env.PADDOCK_INTERNAL_NETWORKS.split(',')
    .map((network) => network.trim())
    .filter(Boolean),
  drainMs: env.PADDOCK_DRAIN_MS,
  logLevel: env.LOG_LEVEL,
  isProduction: env.NODE_ENV === 'production',
} as const;
