import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultBrand } from '@paddock/brand/find-brand';
import { afterAll, expect, test } from 'vitest';
import { ownerDatabaseUrl } from './cli/owner-database.ts';
import { readConfig, readDatabaseUrl } from './config.ts';
import { singleKey } from './platform/secrets/signing-keys.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'paddock-config-'));
afterAll(() => rmSync(directory, { recursive: true }));

// A brand that is not the demo's.
fileWith(
  'brand.json',
  JSON.stringify({ name: 'Brand', isDemo: false, securityContact: 'mailto:a@brand.com' }),
);

function fileWith(name: string, text: string): string {
  const file = path.join(directory, name);
  writeFileSync(file, text);
  return file;
}

/** A shop that takes offline payments only. */
const PRODUCTION = {
  NODE_ENV: 'production',
  PADDOCK_DATABASE_URL: 'postgres://paddock_app:f3e1@db.internal/paddock',
  PADDOCK_REDIS_URL: 'redis://redis.internal:6379',
  PADDOCK_EDGE_URL: 'http://edge.internal:8080',
  PADDOCK_ORIGIN: 'https://www.brand.com',
  PADDOCK_DESK_URL: 'https://desk.brand.com',
  PADDOCK_BRAND: directory,
  PADDOCK_SIGNING_SECRET: '0b4cc1f49a9b0b4cc1f49a9b0b4cc1f49a9b',
  PADDOCK_SMTP_URL: 'smtps://mail.internal:465',
  PADDOCK_MAIL_FROM: 'orders@brand.com',
  PADDOCK_MAIL_INBOUND_DOMAIN: 'tickets.brand.com',
  PADDOCK_MAIL_INBOUND_SECRET: '5d41402abc4b2a76b9719d911017c5925d41',
  PADDOCK_UPLOADS_DIR: '/srv/uploads',
  PADDOCK_CLAMD_URL: 'none',
  PADDOCK_CAPTCHA_URL: 'https://api.hcaptcha.com',
  PADDOCK_CAPTCHA_SITEKEY: 'b6a1f2a0-6f7a-4b53-9b5e-2f7f0d4f1c11',
  PADDOCK_CAPTCHA_SECRET: 'ES_5f6b7a8c9d',
  PADDOCK_PAYMENT_ACCOUNTS: 'none',
  PADDOCK_CHAT_SECRET: 'none',
  PADDOCK_PLACES_KEY: 'none',
  PADDOCK_REVIEWS_URL: 'none',
};

const faultsOf = (environment: Record<string, string | undefined>): string => {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test('[B7] an empty production config is refused with one list of all that is missing', () => {
  const message = faultsOf({ NODE_ENV: 'production' });
  for (const name of Object.keys(PRODUCTION).filter((key) => key !== 'NODE_ENV'))
    expect(message).toContain(`  ${name}: missing`);
  expect(message).toContain('PADDOCK_WEBHOOKS_URL: missing');
});

test('a complete production config starts, with services that it says are not used', () => {
  const config = readConfig(PRODUCTION);
  expect(config).toMatchObject({ production: true, demoValues: [], clamdUrl: null, chatSecret: null });
  expect(config).toMatchObject({ paymentAccounts: {}, reviewsUrl: null, places: { key: '' } });
});

test.each([
  ['PADDOCK_DATABASE_URL', 'postgres://paddock_app:paddock@db.internal/paddock'],
  ['PADDOCK_SIGNING_SECRET', 'only-for-the-demo-on-this-machine-32'],
  ['PADDOCK_SIGNING_SECRET', 'too-short'],
  ['PADDOCK_ORIGIN', 'http://localhost:8080'],
  ['PADDOCK_ORIGIN', 'http://www.brand.com'],
  ['PADDOCK_ORIGIN', 'https://localhost'],
  ['PADDOCK_CAPTCHA_SITEKEY', '10000000-ffff-ffff-ffff-000000000001'],
  ['PADDOCK_CAPTCHA_SECRET', '0x0000000000000000000000000000000000000000'],
  ['PADDOCK_CAPTCHA_URL', 'http://127.0.0.1:4619'],
  ['PADDOCK_CHAT_SECRET', 'sandbox-chat-secret'],
  ['PADDOCK_CHAT_SECRET', ''],
  ['PADDOCK_CLAMD_URL', 'tcp://sandbox:4631'],
  ['PADDOCK_MAIL_FROM', 'orders@paddock.example'],
  ['PADDOCK_MAIL_INBOUND_DOMAIN', 'tickets.paddock.example'],
  ['PADDOCK_MAIL_INBOUND_SECRET', 'sandbox-mail-secret'],
  ['PADDOCK_PAYMENT_ACCOUNTS', '{"stripe-it":{"keys":{"secret":"sk_test_sandbox_it"}}}'],
  ['PADDOCK_PLACES_KEY', 'sandbox-places-key'],
  ['PADDOCK_REVIEWS_URL', 'http://127.0.0.1:4600/reviews'],
  ['PADDOCK_BRAND', defaultBrand()],
  ['PADDOCK_BRAND', '/no/such/brand'],
  ['PADDOCK_ERRORS_DSN', 'http://0123456789abcdef0123456789abcdef@sandbox:4623/1'],
  ['PADDOCK_UPLOADS_DIR', undefined],
  ['PADDOCK_WEBHOOKS_PORT', '4000'],
])('[C12] production refuses %s=%s and names it', (name, value) => {
  expect(faultsOf({ ...PRODUCTION, [name]: value })).toContain(`  ${name}: `);
});

test('[C12] with payment accounts the address of webhooks must be public', () => {
  const environment = { ...PRODUCTION, PADDOCK_PAYMENT_ACCOUNTS: '{}' };
  expect(faultsOf(environment)).toContain('PADDOCK_WEBHOOKS_URL: missing');
  expect(faultsOf({ ...environment, PADDOCK_WEBHOOKS_URL: 'https://hooks.brand.com/api/webhooks' })).toBe('');
});

test.each([
  ['PADDOCK_DESK_URL', 'http://desk.brand.com'],
  ['PADDOCK_DESK_URL', 'https://localhost:3001'],
  ['PADDOCK_DESK_OIDC_ISSUER', 'http://idp.brand.com'],
  ['PADDOCK_DESK_OIDC_ISSUER', 'https://identity.localhost'],
])('[SEC-09] api and worker refuse %s=%s in production', (name, value) => {
  expect(faultsOf({ ...PRODUCTION, [name]: value })).toContain(`  ${name}: `);
});

test('PADDOCK_DEMO_VALUES=allowed starts production with demo values and lists them for the log', () => {
  const config = readConfig({ NODE_ENV: 'production', PADDOCK_DEMO_VALUES: 'allowed' });
  expect(config.demoValues).toContain('PADDOCK_SIGNING_SECRET: missing');
});

test('a value that cannot be read stands in the same list', () => {
  const message = faultsOf({ NODE_ENV: 'production', PADDOCK_API_PORT: 'many' });
  expect(message).toMatch(/PADDOCK_API_PORT: .*\n/);
  expect(message).toContain('PADDOCK_ORIGIN: missing');
});

test('every setting may be the content of a file, without its last line break', () => {
  const secret = '0b4cc1f49a9b0b4cc1f49a9b0b4cc1f49a9b';
  const config = readConfig({
    ...PRODUCTION,
    PADDOCK_SIGNING_SECRET: undefined,
    PADDOCK_SIGNING_SECRET_FILE: fileWith('signing', `${secret}\n`),
  });
  const signature = singleKey(secret).sign('order-link', 'text');
  expect(config.signingKeys.verify('order-link', 'text', signature)).toBe(true);
});

test('a setting and its file at once, and a file that is not there, are refused', () => {
  const both = { ...PRODUCTION, PADDOCK_SIGNING_SECRET_FILE: fileWith('twice', 'x') };
  expect(faultsOf(both)).toContain('PADDOCK_SIGNING_SECRET: set twice');
  const missing = { ...PRODUCTION, PADDOCK_CHAT_SECRET: undefined, PADDOCK_CHAT_SECRET_FILE: '/not/there' };
  expect(faultsOf(missing)).toContain('PADDOCK_CHAT_SECRET_FILE: ENOENT');
});

test('apps and commands follow the ports of local services', () => {
  const environment = { PADDOCK_POSTGRES_PORT: '5555', PADDOCK_REDIS_PORT: '6666' };
  expect(readConfig(environment)).toMatchObject({
    databaseUrl: 'postgres://paddock_app:paddock@127.0.0.1:5555/paddock',
    redisUrl: 'redis://127.0.0.1:6666',
  });
  const listeners = readConfig({ PADDOCK_API_PORT: '7000', PADDOCK_STAFF_PORT: '7100' }).listeners;
  expect(Object.values(listeners).map(({ port }) => port)).toEqual([7000, 7002, 7100, 7004]);
  expect(readConfig({ PADDOCK_API_PORT: '7000' }).listeners.staff.port).toBe(7003);
  expect(readDatabaseUrl(environment)).toContain('127.0.0.1:5555');
  expect(ownerDatabaseUrl(environment)).toBe('postgres://paddock_owner:paddock@127.0.0.1:5555/paddock');
});

test.each([
  ['api', '../src/api.ts'],
  ['worker', '../src/worker.ts'],
  ['storefront', '../../storefront/server/main.ts'],
])(
  '[B7] the %s ends with a code and one readable list when production has no settings',
  (_app, script) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.resolve(import.meta.dirname, script)],
      {
        env: { PATH: process.env.PATH, NODE_ENV: 'production' },
        encoding: 'utf8',
      },
    );
    expect(status).toBe(1);
    expect(stdout).toBe('');
    const [title, ...lines] = stderr.trim().split('\n');
    expect(title).toMatch(/^Configuration: \d+ settings are missing or not valid\.$/);
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/^ {2}PADDOCK_[A-Z_]+: /);
  },
  60_000,
);

test('[signing keys] a ring takes the place of the single secret, which then only verifies', () => {
  const ring = { PADDOCK_SIGNING_KEYS: `k2:${'n'.repeat(40)},k1:${'o'.repeat(40)}` };
  const single = singleKey(PRODUCTION.PADDOCK_SIGNING_SECRET).sign('order-link', 'text');
  const { signingKeys } = readConfig({ ...PRODUCTION, ...ring });
  expect(signingKeys.sign('order-link', 'text')).toMatch(/^k2\./);
  expect(signingKeys.verify('order-link', 'text', single)).toBe(true);
  const alone = readConfig({ ...PRODUCTION, ...ring, PADDOCK_SIGNING_SECRET: undefined });
  expect(alone.signingKeys.verify('order-link', 'text', single)).toBe(false);
  expect(faultsOf({ ...PRODUCTION, PADDOCK_SIGNING_KEYS: 'k1:short' })).toContain(
    'PADDOCK_SIGNING_KEYS: key k1 has fewer than 32 characters',
  );
});

const SECRETS: Record<string, string> = {
  PADDOCK_DATABASE_URL: 'postgres://paddock_app:0a1b@db.internal/shop',
  PADDOCK_REDIS_URL: 'rediss://:0a1b@redis.internal:6379',
  PADDOCK_PLACES_KEY: 'places-0a1b',
  PADDOCK_SOCIAL_ACCOUNTS: '{"default":{"id":"1","token":"0a1b"}}',
  PADDOCK_CAPTCHA_SECRET: 'ES_0a1b',
  PADDOCK_PAYMENT_ACCOUNTS: '{}',
  PADDOCK_SMTP_URL: 'smtps://shop:0a1b@mail.internal:465',
  PADDOCK_MAIL_INBOUND_SECRET: '0a1b2c3d4e5f0a1b2c3d4e5f0a1b2c3d4e5f',
  PADDOCK_MAIL_INBOUND_IMAP_URL: 'imaps://shop:0a1b@mail.internal/INBOX',
  PADDOCK_SIGNING_KEYS: 'k2:0a1b2c3d4e5f0a1b2c3d4e5f0a1b2c3d4e5f',
  PADDOCK_SIGNING_SECRET: '1a1b2c3d4e5f0a1b2c3d4e5f0a1b2c3d4e5f',
  PADDOCK_CHAT_SECRET: '0a1b2c3d4e5f0a1b2c3d',
  PADDOCK_ERRORS_DSN: 'https://0a1b@errors.internal/1',
};

test.each(Object.keys(SECRETS))('[DEPLOY-01] %s may come from a file', (name) => {
  const value = SECRETS[name] ?? '';
  const others: Record<string, string | undefined> = {
    ...PRODUCTION,
    PADDOCK_PLACES_URL: 'https://places.googleapis.com',
    PADDOCK_WEBHOOKS_URL: 'https://hooks.brand.com/api/webhooks',
  };
  delete others[name];
  // A ring replaces the single key, without which production does not start.
  if (name === 'PADDOCK_SIGNING_KEYS') delete others.PADDOCK_SIGNING_SECRET;
  const fromFile = readConfig({ ...others, [`${name}_FILE`]: fileWith(name, `${value}\n`) });
  const plain = (config: object) => JSON.parse(JSON.stringify(config)) as object;
  expect(plain(fromFile)).toEqual(plain(readConfig({ ...others, [name]: value })));
});
