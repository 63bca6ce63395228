import { existsSync, readFileSync } from 'node:fs';
import { findBrand } from '@paddock/brand/find-brand';
import {
  anything,
  DESK_ISSUER_RULES,
  DESK_URL_RULES,
  findFaults,
  NONE,
  notOfDemo,
  orNone,
  publicUrl,
  type Rule,
  secret,
} from '@paddock/brand/production-rules';
import { readBrandSettings } from '@paddock/brand/read-brand-settings';
import type { Environment } from '@paddock/brand/secret-files';

/** The accounts, or the path of a file with them. */
const paymentAccounts: Rule = (value) => {
  if (!value.startsWith('{') && !existsSync(value)) return 'is neither JSON nor a file';
  const text = value.startsWith('{') ? value : readFileSync(value, 'utf8');
  return text.includes('sandbox') ? 'has accounts of the sandbox' : null;
};

const brandOfItsOwn: Rule = (value) => {
  try {
    return readBrandSettings(findBrand(value)).isDemo ? 'is a brand of the demo' : null;
  } catch (error) {
    return (error as Error).message;
  }
};

const databaseUrl: Rule = (value) => {
  if (!URL.canParse(value)) return 'is not a URL';
  return new URL(value).password === 'paddock' ? 'has the password of the demo' : null;
};

/** What production must set, and which values of the demo it may not use. `none` says that a service is not used. */
const RULES: Record<string, Rule> = {
  PADDOCK_DATABASE_URL: databaseUrl,
  PADDOCK_REDIS_URL: anything,
  PADDOCK_EDGE_URL: anything,
  PADDOCK_ORIGIN: publicUrl,
  ...DESK_URL_RULES,
  PADDOCK_BRAND: brandOfItsOwn,
  PADDOCK_SIGNING_SECRET: secret(32),
  PADDOCK_SMTP_URL: notOfDemo(/\/\/sandbox[:/]/, 'is the sandbox'),
  PADDOCK_MAIL_FROM: notOfDemo(/\.(example|test|invalid)$/, 'is an address of the demo'),
  PADDOCK_MAIL_INBOUND_DOMAIN: orNone(notOfDemo(/\.(example|test|invalid)$/, 'is a domain of the demo')),
  PADDOCK_MAIL_INBOUND_SECRET: orNone(secret(32)),
  PADDOCK_UPLOADS_DIR: anything,
  PADDOCK_CLAMD_URL: orNone(notOfDemo(/\/\/sandbox[:/]/, 'is the sandbox')),
  PADDOCK_CAPTCHA_URL: publicUrl,
  PADDOCK_CAPTCHA_SITEKEY: notOfDemo(
    /^[1-3]0000000-ffff-ffff-ffff-00000000000[1-3]$/i,
    "is hCaptcha's public test key, which passes every visitor",
  ),
  PADDOCK_CAPTCHA_SECRET: notOfDemo(/^0x0+$/, "is hCaptcha's public test secret, which passes every visitor"),
  PADDOCK_PAYMENT_ACCOUNTS: orNone(paymentAccounts),
  PADDOCK_WEBHOOKS_URL: publicUrl,
  PADDOCK_CHAT_SECRET: orNone(secret(16)),
  PADDOCK_PLACES_KEY: orNone(secret(1)),
  PADDOCK_PLACES_URL: publicUrl,
  PADDOCK_REVIEWS_URL: orNone(publicUrl),
};

/** Not needed; when they are set they may not be those of the demo. */
const OPTIONAL_RULES: Record<string, Rule> = {
  ...DESK_ISSUER_RULES,
  PADDOCK_DATABASE_DIRECT_URL: databaseUrl,
  /** Instead of PADDOCK_SIGNING_SECRET. */
  PADDOCK_SIGNING_KEYS: secret(32),
  PADDOCK_SOCIAL_ACCOUNTS: notOfDemo(/sandbox/, 'has the token of the sandbox'),
  PADDOCK_SOCIAL_URL: publicUrl,
  PADDOCK_TRANSLATION_URL: publicUrl,
  PADDOCK_TRANSLATION_KEY: orNone(notOfDemo(/sandbox/, 'is the key of the sandbox')),
  PADDOCK_ERRORS_DSN: notOfDemo(/\/\/0123456789abcdef0123456789abcdef@/, 'is the key of the sandbox'),
};

const LISTENERS = ['API', 'WEBHOOKS', 'STAFF', 'INTERNAL'];

/** One port for two listeners would publish the one with the other. */
function findSharedPorts(environment: Environment): string[] {
  const seen = new Map<string, string>();
  return LISTENERS.flatMap((listener) => {
    const name = `PADDOCK_${listener}_PORT`;
    const port = environment[name] ?? (listener === 'API' ? '4000' : '0');
    const other = seen.get(port);
    seen.set(port, name);
    return other && port !== '0' ? [`${name}: is the port of ${other}`] : [];
  });
}

/** Settings of a service that another setting says is not used. */
const isUnused = (name: string, environment: Environment): boolean =>
  (name === 'PADDOCK_SIGNING_SECRET' && environment.PADDOCK_SIGNING_KEYS !== undefined) ||
  (name === 'PADDOCK_UPLOADS_DIR' && environment.PADDOCK_FILES_S3_BUCKET !== undefined) ||
  (name === 'PADDOCK_WEBHOOKS_URL' && environment.PADDOCK_PAYMENT_ACCOUNTS === NONE) ||
  (name === 'PADDOCK_PLACES_URL' && environment.PADDOCK_PLACES_KEY === NONE);

/** Lists what is missing and what has a value of the demo, one line per setting. */
export function findProductionFaults(environment: Environment): string[] {
  const needed = Object.entries(RULES).filter(([name]) => !isUnused(name, environment));
  const rules = { required: Object.fromEntries(needed), optional: OPTIONAL_RULES };
  return [...findFaults(environment, rules), ...findSharedPorts(environment)];
}
