import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  accountsAt,
  BAIDU_MAPS_KEY,
  CAPTCHA_SECRET,
  CAPTCHA_SITEKEY,
  CHAT_SECRET,
  DESK_CLIENT,
  ERRORS_KEY,
  GOOGLE_MAPS_KEY,
  PLACES_KEY,
  PORT_OFFSETS,
  STRONG_ACR,
  socialAccounts,
  TRANSLATION_KEY,
} from '../../apps/sandbox/src/accounts.ts';
import { defaultBrand, findBrand } from '../../packages/brand/src/find-brand.ts';

export type ServiceName = 'postgres' | 'redis' | 'varnish';

export interface Settings {
  repository: string;
  /** A folder of brands/ or a path. */
  brand: string;
  dataDir: string;
  /** Customers' files. */
  uploadsDir: string;
  postgres: { port: number; ownerUrl: string; appUrl: string; isExternal: boolean; hasFsync: boolean };
  redis: { port: number; url: string; isExternal: boolean };
  varnish: { port: number; url: string; isExternal: boolean; directory: string; development: boolean };
  storefrontPort: number;
  deskPort: number;
  /** The api's listeners: for the storefront, for webhooks, for staff and feeds, for our own machines. */
  apiPort: number;
  webhooksPort: number;
  staffPort: number;
  internalPort: number;
  apiUrl: string;
  workerPort: number;
  sandboxPort: number;
}

type Environment = Record<string, string | undefined>;

/** Ports that no schema of an app describes. */
export const LOCAL_PORTS = {
  PADDOCK_POSTGRES_PORT: 54320,
  PADDOCK_REDIS_PORT: 63790,
  PADDOCK_EDGE_PORT: 8080,
  PADDOCK_STOREFRONT_PORT: 3000,
  PADDOCK_DESK_PORT: 3001,
};

export const REPOSITORY = realpathSync(path.join(import.meta.dirname, '..', '..'));

// The user that owns no files on Linux.
const UNPRIVILEGED_ID = 65534;

/** The local defaults, each overridable; a service whose address is given is used and never started or stopped. */
export function readSettings(env: Environment = process.env): Settings {
  const port = (name: string, fallback: number) => Number(env[name] ?? fallback);
  const localPort = (name: keyof typeof LOCAL_PORTS) => port(name, LOCAL_PORTS[name]);
  const postgresPort = localPort('PADDOCK_POSTGRES_PORT');
  const redisPort = localPort('PADDOCK_REDIS_PORT');
  const edgePort = localPort('PADDOCK_EDGE_PORT');
  const apiPort = port('PADDOCK_API_PORT', 4000);
  const brand = env.PADDOCK_BRAND || defaultBrand();
  const own = ownNames(brand);
  const database = (role: string) => `postgres://${role}:paddock@127.0.0.1:${postgresPort}/${own.database}`;
  const dataDir = env.PADDOCK_DATA_DIR ? path.resolve(env.PADDOCK_DATA_DIR) : ownDataDir();
  return {
    repository: REPOSITORY,
    brand,
    dataDir,
    uploadsDir: env.PADDOCK_UPLOADS_DIR ?? path.join(dataDir, own.uploads),
    postgres: {
      port: postgresPort,
      hasFsync: true,
      ownerUrl: env.PADDOCK_OWNER_DATABASE_URL ?? database('paddock_owner'),
      appUrl: env.PADDOCK_DATABASE_URL ?? database('paddock_app'),
      isExternal: env.PADDOCK_OWNER_DATABASE_URL !== undefined,
    },
    redis: {
      port: redisPort,
      url: env.PADDOCK_REDIS_URL ?? `redis://127.0.0.1:${redisPort}${own.redis}`,
      isExternal: env.PADDOCK_REDIS_URL !== undefined,
    },
    varnish: {
      port: edgePort,
      url: env.PADDOCK_EDGE_URL?.split(',')[0] ?? `http://localhost:${edgePort}`,
      isExternal: env.PADDOCK_EDGE_URL !== undefined,
      directory: path.join(dataDir, 'varnish'),
      development: false,
    },
    storefrontPort: localPort('PADDOCK_STOREFRONT_PORT'),
    deskPort: localPort('PADDOCK_DESK_PORT'),
    apiPort,
    webhooksPort: port('PADDOCK_WEBHOOKS_PORT', apiPort + 2),
    staffPort: port('PADDOCK_STAFF_PORT', apiPort + 3),
    internalPort: port('PADDOCK_INTERNAL_PORT', apiPort + 4),
    apiUrl: env.PADDOCK_API_URL ?? `http://127.0.0.1:${apiPort}`,
    workerPort: port('PADDOCK_WORKER_PORT', 4001),
    sandboxPort: port('PADDOCK_SANDBOX_PORT', 4600),
  };
}

/** For tests, which need no disk. */
export function withoutFsync(settings: Settings): Settings {
  return { ...settings, postgres: { ...settings.postgres, hasFsync: false } };
}

/** Every brand but the default one has a database, a Redis database (3 to 15) and a folder for uploads of its own. */
function ownNames(brand: string): { database: string; redis: string; uploads: string } {
  if (brand === defaultBrand()) return { database: 'paddock', redis: '', uploads: 'uploads' };
  const slug = path.basename(fileURLToPath(findBrand(brand)));
  const number = createHash('sha256').update(slug).digest().readUInt16BE(0);
  const database = `paddock_brand_${slug.replaceAll('-', '_')}`;
  return { database, redis: `/${3 + (number % 13)}`, uploads: `uploads-${slug}` };
}

/** Accounts and addresses of other companies' services: your own where they are set, else those of the sandbox. */
function sandboxEnvironment(settings: Settings): Record<string, string> {
  return {
    PADDOCK_REVIEWS_URL:
      process.env.PADDOCK_REVIEWS_URL ?? `http://127.0.0.1:${settings.sandboxPort}/reviews`,
    // Without a key of your own, the sandbox's maps are asked.
    PADDOCK_PLACES_URL:
      process.env.PADDOCK_PLACES_URL ?? `http://127.0.0.1:${settings.sandboxPort + PORT_OFFSETS.places}`,
    PADDOCK_PLACES_KEY: process.env.PADDOCK_PLACES_KEY ?? PLACES_KEY,
    // Without keys of your own, the sandbox draws Google's and Baidu's maps; browsers know it as localhost.
    PADDOCK_MAPS_GOOGLE_URL:
      process.env.PADDOCK_MAPS_GOOGLE_URL ??
      `http://localhost:${settings.sandboxPort + PORT_OFFSETS.maps}/maps/api/js`,
    PADDOCK_MAPS_GOOGLE_KEY: process.env.PADDOCK_MAPS_GOOGLE_KEY ?? GOOGLE_MAPS_KEY,
    PADDOCK_MAPS_BAIDU_URL:
      process.env.PADDOCK_MAPS_BAIDU_URL ??
      `http://localhost:${settings.sandboxPort + PORT_OFFSETS.maps}/api`,
    PADDOCK_MAPS_BAIDU_KEY: process.env.PADDOCK_MAPS_BAIDU_KEY ?? BAIDU_MAPS_KEY,
    // Without accounts of your own, the sandbox's posts are shown.
    PADDOCK_SOCIAL_URL:
      process.env.PADDOCK_SOCIAL_URL ??
      `http://127.0.0.1:${settings.sandboxPort + PORT_OFFSETS.social}/v21.0`,
    PADDOCK_SOCIAL_ACCOUNTS: process.env.PADDOCK_SOCIAL_ACCOUNTS ?? JSON.stringify(socialAccounts()),
    PADDOCK_SOCIAL_PICTURE_HOSTS:
      process.env.PADDOCK_SOCIAL_PICTURE_HOSTS ?? `127.0.0.1:${settings.sandboxPort + PORT_OFFSETS.social}`,
    // Without keys of your own: those hCaptcha publishes for tests, which the sandbox knows.
    PADDOCK_CAPTCHA_URL:
      process.env.PADDOCK_CAPTCHA_URL ?? `http://127.0.0.1:${settings.sandboxPort + PORT_OFFSETS.captcha}`,
    PADDOCK_CAPTCHA_SCRIPT_URL:
      process.env.PADDOCK_CAPTCHA_SCRIPT_URL ??
      `http://localhost:${settings.sandboxPort + PORT_OFFSETS.captcha}/1/api.js`,
    PADDOCK_CAPTCHA_SITEKEY: process.env.PADDOCK_CAPTCHA_SITEKEY ?? CAPTCHA_SITEKEY,
    PADDOCK_CAPTCHA_SECRET: process.env.PADDOCK_CAPTCHA_SECRET ?? CAPTCHA_SECRET,
    // Machine suggestions are off in every language until the desk switches them on.
    PADDOCK_TRANSLATION_URL:
      process.env.PADDOCK_TRANSLATION_URL ??
      `http://127.0.0.1:${settings.sandboxPort + PORT_OFFSETS.translation}`,
    PADDOCK_TRANSLATION_KEY: process.env.PADDOCK_TRANSLATION_KEY ?? TRANSLATION_KEY,
    // Without accounts of your own, every way to pay leads to the sandbox.
    PADDOCK_PAYMENT_ACCOUNTS:
      process.env.PADDOCK_PAYMENT_ACCOUNTS ?? JSON.stringify(accountsAt(settings.sandboxPort)),
    PADDOCK_WEBHOOKS_URL:
      process.env.PADDOCK_WEBHOOKS_URL ?? `http://127.0.0.1:${settings.webhooksPort}/api/webhooks`,
    PADDOCK_SMTP_URL:
      process.env.PADDOCK_SMTP_URL ?? `smtp://127.0.0.1:${settings.sandboxPort + PORT_OFFSETS.smtp}`,
    PADDOCK_CLAMD_URL:
      process.env.PADDOCK_CLAMD_URL ?? `tcp://127.0.0.1:${settings.sandboxPort + PORT_OFFSETS.clamd}`,
    // Consent tags, chat and error reports go to the sandbox; browsers reach it as localhost.
    PADDOCK_CHAT_URL:
      process.env.PADDOCK_CHAT_URL ?? `http://localhost:${settings.sandboxPort + PORT_OFFSETS.chat}`,
    PADDOCK_CHAT_SECRET: process.env.PADDOCK_CHAT_SECRET ?? CHAT_SECRET,
    PADDOCK_TAGS_URL:
      process.env.PADDOCK_TAGS_URL ?? `http://localhost:${settings.sandboxPort + PORT_OFFSETS.tags}`,
    PADDOCK_ERRORS_DSN:
      process.env.PADDOCK_ERRORS_DSN ??
      `http://${ERRORS_KEY}@127.0.0.1:${settings.sandboxPort + PORT_OFFSETS.errors}/1`,
    // Without a company account, staff sign in at the sandbox's identity provider.
    PADDOCK_DESK_OIDC_ISSUER:
      process.env.PADDOCK_DESK_OIDC_ISSUER ??
      `http://localhost:${settings.sandboxPort + PORT_OFFSETS.identity}`,
    PADDOCK_DESK_OIDC_CLIENT_ID: process.env.PADDOCK_DESK_OIDC_CLIENT_ID ?? DESK_CLIENT.id,
    PADDOCK_DESK_OIDC_CLIENT_SECRET: process.env.PADDOCK_DESK_OIDC_CLIENT_SECRET ?? DESK_CLIENT.secret,
    PADDOCK_DESK_OIDC_STRONG_ACR: process.env.PADDOCK_DESK_OIDC_STRONG_ACR ?? STRONG_ACR,
  };
}

/** What every app reads from its environment, so that one set of ports reaches all of them. */
export function environmentOf(settings: Settings): Record<string, string> {
  return {
    PADDOCK_BRAND: settings.brand,
    PADDOCK_DATA_DIR: settings.dataDir,
    // Everything below is the sandbox's or this machine's, in production mode too: it is the demo that starts here.
    PADDOCK_DEMO_VALUES: process.env.PADDOCK_DEMO_VALUES ?? 'allowed',
    // Types are stripped and modules compiled once, not at every start.
    NODE_COMPILE_CACHE: path.join(settings.dataDir, 'compile-cache'),
    PADDOCK_OWNER_DATABASE_URL: settings.postgres.ownerUrl,
    PADDOCK_DATABASE_URL: settings.postgres.appUrl,
    PADDOCK_REDIS_URL: settings.redis.url,
    PADDOCK_EDGE_URL: settings.varnish.url,
    // What people open is the edge, so that is the origin in links and sitemaps.
    PADDOCK_ORIGIN: process.env.PADDOCK_ORIGIN ?? settings.varnish.url,
    PADDOCK_STOREFRONT_PORT: String(settings.storefrontPort),
    PADDOCK_DESK_PORT: String(settings.deskPort),
    PADDOCK_DESK_URL: process.env.PADDOCK_DESK_URL ?? `http://localhost:${settings.deskPort}`,
    PADDOCK_API_PORT: String(settings.apiPort),
    PADDOCK_API_URL: settings.apiUrl,
    PADDOCK_WEBHOOKS_PORT: String(settings.webhooksPort),
    PADDOCK_STAFF_PORT: String(settings.staffPort),
    PADDOCK_STAFF_URL: process.env.PADDOCK_STAFF_URL ?? `http://127.0.0.1:${settings.staffPort}`,
    PADDOCK_INTERNAL_PORT: String(settings.internalPort),
    PADDOCK_WORKER_PORT: String(settings.workerPort),
    PADDOCK_SANDBOX_PORT: String(settings.sandboxPort),
    ...sandboxEnvironment(settings),
    PADDOCK_UPLOADS_DIR: settings.uploadsDir,
    // `node scripts/media.ts` puts the brand's pictures there; no build contains them.
    PADDOCK_FILES_DIR: process.env.PADDOCK_FILES_DIR ?? path.join(REPOSITORY, 'apps/storefront/public'),
    PADDOCK_COOKIE_SECRET: secret(settings.dataDir, 'cookie-secret', 'PADDOCK_COOKIE_SECRET'),
    PADDOCK_SIGNING_SECRET: secret(settings.dataDir, 'signing-secret', 'PADDOCK_SIGNING_SECRET'),
  };
}

// Made once per checkout and kept with its data, so that a restart ends no session and no secret is in the repository.
function secret(dataDir: string, name: string, variable: string): string {
  const own = process.env[variable];
  if (own) return own;
  const file = path.join(dataDir, name);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

// PostgreSQL refuses to run as root, so under root the services run as users of their own, and those cannot
// enter a checkout below a closed directory such as /root. Then the data moves to /var/tmp, one folder per checkout.
function ownDataDir(): string {
  const inside = path.join(REPOSITORY, '.data');
  if (process.getuid?.() !== 0) return inside;
  mkdirSync(inside, { recursive: true });
  const reachable =
    spawnSync('test', ['-x', inside], { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID, cwd: '/' }).status === 0;
  if (reachable) return inside;
  return `/var/tmp/paddock-${createHash('sha256').update(REPOSITORY).digest('hex').slice(0, 12)}`;
}
