import { accountIdOf, SOCIAL_FEEDS } from './parts/social/feeds.ts';

/** Where each provider listens, counted from the sandbox's own port: origins of their own, as in the world outside. */
export const PORT_OFFSETS = {
  stripe: 11,
  payway: 12,
  mercadopago: 13,
  paymentez: 14,
  datafast: 15,
  payphone: 16,
  places: 17,
  maps: 18,
  captcha: 19,
  social: 20,
  chat: 21,
  tags: 22,
  errors: 23,
  identity: 24,
  smtp: 25,
  translation: 26,
  clamd: 31,
  imap: 43,
} as const;
export type ProviderName = Exclude<keyof typeof PORT_OFFSETS, 'smtp' | 'clamd' | 'imap'>;

/** The desk at the identity provider of the maker's staff, and the `acr` of its sign-ins. */
export const DESK_CLIENT = { id: 'paddock-desk', secret: 'sandbox-desk-client-secret' };
export const STRONG_ACR = 'urn:paddock:acr:strong';

/** The chat's secret for identity verification, the key of the errors' project, the containers of the five regions. */
export const CHAT_SECRET = 'sandbox-chat-secret';
export const ERRORS_KEY = '0123456789abcdef0123456789abcdef';
export const TAG_CONTAINERS: readonly string[] = [
  ...['GTM-DEMO-AFRICA', 'GTM-DEMO-AMERICAS', 'GTM-DEMO-ASIA', 'GTM-DEMO-EUROPE', 'GTM-DEMO-OCEANIA'],
];

/** What the social network wants to see; opens nothing but this sandbox. */
export const SOCIAL_TOKEN = 'sandbox-social-token';

/** The brand's accounts at the social network, by site. */
export const socialAccounts = () =>
  Object.fromEntries(
    Object.keys(SOCIAL_FEEDS).map((feed) => [feed, { id: accountIdOf(feed), token: SOCIAL_TOKEN }]),
  );

/** What the maps want to see; opens nothing but this sandbox. */
export const PLACES_KEY = 'sandbox-places-key';
export const GOOGLE_MAPS_KEY = 'sandbox-google-maps-key';
export const BAIDU_MAPS_KEY = 'sandbox-baidu-maps-key';

/** What the translation machine wants to see; opens nothing but this sandbox. */
export const TRANSLATION_KEY = 'sandbox-translation-key';

/** The keys hCaptcha publishes for trying things out, and the one answer that always passes. */
export const CAPTCHA_SITEKEY = '10000000-ffff-ffff-ffff-000000000001';
export const CAPTCHA_SECRET = '0x0000000000000000000000000000000000000000';
export const CAPTCHA_PASSCODE = '10000000-aaaa-bbbb-cccc-000000000001';

/** The accounts of payment providers. */
export type PaymentProvider = Exclude<
  ProviderName,
  'places' | 'maps' | 'captcha' | 'social' | 'chat' | 'tags' | 'errors' | 'identity' | 'translation'
>;

export interface Account {
  provider: PaymentProvider;
  site: string;
  baseUrl: string;
  jsUrl: string | null;
  keys: Record<string, string>;
  settings: Record<string, string>;
}

const STRIPE_SITES = ['it', 'fr', 'de', 'pl', 'es', 'gb', 'mx', 'us', 'il', 'jp', 'ae', 'vn'];

/**
 * The merchant accounts of the demo brand, as both sides of the wire know them. Every key here is invented and opens
 * nothing but this sandbox.
 */
export const accountsAt = (sandboxPort: number, sandboxHost?: string) =>
  accountsOn((provider) => sandboxPort + PORT_OFFSETS[provider], sandboxHost);

/** `sandboxHost` is how the server reaches the sandbox; browsers say localhost. */
export function accountsOn(
  portOf: (provider: ProviderName) => number,
  sandboxHost = '127.0.0.1',
): Record<string, Account> {
  const at = (provider: ProviderName, host = sandboxHost) => `http://${host}:${portOf(provider)}`;
  const script = (provider: ProviderName, path: string) => `${at(provider, 'localhost')}${path}`;
  return {
    ...stripeAccounts({ at, script }),
    'payway-ar': {
      provider: 'payway',
      site: 'ar',
      baseUrl: at('payway'),
      jsUrl: null,
      keys: { public: 'sandbox-payway-public', private: 'sandbox-payway-private' },
      // The card form posts from the browser to here.
      settings: { tokensUrl: script('payway', '/api/v2/tokens'), establishment: 'PADDOCK' },
    },
    'mercadopago-ar': {
      provider: 'mercadopago',
      site: 'ar',
      baseUrl: at('mercadopago'),
      jsUrl: script('mercadopago', '/js/v2'),
      keys: {
        access: 'APP_USR-sandbox-access',
        public: 'APP_USR-sandbox-public',
        webhook: 'sandbox-mp-secret',
      },
      settings: {},
    },
    ...ecuadorAccounts({ at, script }),
  };
}

interface Addresses {
  /** As the server reaches a provider. */
  readonly at: (provider: ProviderName) => string;
  /** As browsers do. */
  readonly script: (provider: ProviderName, path: string) => string;
}

function stripeAccounts({ at, script }: Addresses): Record<string, Account> {
  const accounts = STRIPE_SITES.map((site): [string, Account] => [
    `stripe-${site}`,
    {
      provider: 'stripe',
      site,
      baseUrl: at('stripe'),
      jsUrl: script('stripe', '/endive/stripe.js'),
      keys: {
        secret: `sk_test_sandbox_${site}`,
        publishable: `pk_test_sandbox_${site}`,
        webhook: `whsec_sandbox_${site}`,
      },
      // A motorcycle costs nine figures in Vietnam; cards take twelve where the networks agree, eight is the rule.
      settings: site === 'vn' ? { mostDigits: '12' } : { wallets: 'apple_pay,google_pay' },
    },
  ]);
  return Object.fromEntries(accounts);
}

const ecuadorAccounts = ({ at, script }: Addresses): Record<string, Account> => ({
  'paymentez-ec': {
    provider: 'paymentez',
    site: 'ec',
    baseUrl: at('paymentez'),
    jsUrl: script('paymentez', '/ccapi/sdk/payment_checkout_3.2.0.min.js'),
    keys: { serverCode: 'SANDBOX-EC-SERVER', serverKey: 'sandbox-paymentez-key' },
    settings: {},
  },
  'datafast-ec': {
    provider: 'datafast',
    site: 'ec',
    baseUrl: at('datafast'),
    jsUrl: script('datafast', '/v1/paymentWidgets.js'),
    keys: {
      bearer: 'sandbox-datafast-bearer',
      entity: 'sandbox00datafast00entity0000000',
      webhook: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
    },
    settings: {
      mid: '1000000505',
      tid: 'PD100406',
      eci: '0103910',
      pserv: '17913101',
      merchant: 'PADDOCK',
      testMode: 'EXTERNAL',
    },
  },
  'payphone-ec': {
    provider: 'payphone',
    site: 'ec',
    baseUrl: at('payphone'),
    jsUrl: null,
    // The notification is unsigned: its address is the secret.
    keys: { token: 'sandbox-payphone-token', notification: 'sandbox-payphone-path' },
    settings: { storeId: 'sandbox-store' },
  },
});
