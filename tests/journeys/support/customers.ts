import { argon2Sync, createHash, randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import pg from 'pg';

const DATABASE_URL =
  process.env.PADDOCK_OWNER_DATABASE_URL ?? 'postgres://paddock_owner:paddock@127.0.0.1:54320/paddock';

export async function withDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Over all sites: what a journey sets up or looks up behind the shop's back. */
export const asOwner = <T>(work: (client: pg.Client) => Promise<T>): Promise<T> =>
  withDatabase(async (client) => {
    await client.query("set app.unsafe_all_sites = 'on'");
    return work(client);
  });

/** One transaction in the rows of the segment's site, as row-level security wants it. */
function inSite<T>(segment: string, work: (client: pg.Client, siteId: number) => Promise<T>): Promise<T> {
  return withDatabase(async (client) => {
    const { rows } = await client.query('select id from sites where slug = $1', [segment.split('-')[0]]);
    await client.query('begin');
    await client.query("select set_config('app.site_id', $1, true)", [String(rows[0].id)]);
    const result = await work(client, rows[0].id);
    await client.query('commit');
    return result;
  });
}

/** A session as signing in makes one: the browser gets the token, the database its hash. */
async function insertSession(client: pg.Client, siteId: number, customerId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `insert into customer_tokens (site_id, customer_id, kind, token_hash, expires_at)
     values ($1, $2, 'session', $3, now() + interval '1 hour')`,
    [siteId, customerId, createHash('sha256').update(token).digest()],
  );
  return token;
}

/** A session of the demo customer. A journey that changes a customer creates one: `newCustomer`. */
export function openSession(segment: string) {
  return inSite(segment, async (client, siteId) => {
    const customer = await client.query(
      `select id, given_name, family_name, email from customers
        where site_id = $1 and erased_at is null and blocked_at is null order by id limit 1`,
      [siteId],
    );
    const { id, given_name, family_name, email } = customer.rows[0];
    const token = await insertSession(client, siteId, id);
    return { token, fullName: `${given_name} ${family_name}`, email: String(email) };
  });
}

export type NewCustomer = {
  segment: string;
  siteId: number;
  id: string;
  email: string;
  password: string;
  givenName: string;
  familyName: string;
};

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** As the server's own, with its cost. */
function hashPassword(password: string): string {
  const salt = randomBytes(16);
  const cost = { memory: 19_456, passes: 2, parallelism: 1 };
  const tag = argon2Sync('argon2id', { message: password, nonce: salt, tagLength: 32, ...cost });
  return `$argon2id$v=19$m=19456,t=2,p=1$${unpadded(salt)}$${unpadded(tag)}`;
}

export const newEmail = () => `journey-${randomBytes(6).toString('hex')}@example.test`;

type CustomerOptions = Partial<Pick<NewCustomer, 'password' | 'email' | 'givenName' | 'familyName'>> & {
  phone?: string;
};

/** A customer of the segment's site with a confirmed e-mail address, a password and an address. */
export function newCustomer(segment: string, options: CustomerOptions = {}): Promise<NewCustomer> {
  const { password = `paddock ${randomBytes(6).toString('hex')}`, email = newEmail() } = options;
  const { givenName = 'Livia', familyName = 'Serra', phone = null } = options;
  return inSite(segment, async (client, siteId) => {
    const { rows } = await client.query(
      `insert into customers
         (site_id, email, password_hash, given_name, family_name, phone, locale, email_verified_at)
       values ($1, $2, $3, $4, $5, $6, $7, now()) returning id`,
      [siteId, email, hashPassword(password), givenName, familyName, phone, segment.split('-')[1]],
    );
    return { segment, siteId, id: String(rows[0].id), email, password, givenName, familyName };
  });
}

/** Signs a customer in, in this browser, without the form; to be in a second language too, say which. */
export async function signIn(page: Page, customer: NewCustomer, segment = customer.segment): Promise<string> {
  const token = await inSite(segment, (client, siteId) => insertSession(client, siteId, customer.id));
  const origin = new URL(process.env.PADDOCK_EDGE_URL ?? 'http://localhost:8080');
  await addCookie(page.context(), origin.href, { name: 'AuthTkn', value: token, path: `/${segment}` });
  return token;
}

const SANDBOX = Number(process.env.PADDOCK_SANDBOX_PORT ?? 4600);

/** The link to `page` in the newest mail to this address; waits until it is there. */
export async function linkInMail(
  email: string,
  page:
    | 'verify-email'
    | 'change-email'
    | 'secure-account'
    | 'update-password'
    | 'my-account/transfers'
    | 'privacy-request',
): Promise<string> {
  const link = new RegExp(`/[a-z]{2}-[a-z]{2}/${page}/(\\d+\\.\\d+\\.\\w+\\.)?[A-Za-z0-9_-]{43}`);
  for (const until = Date.now() + 20_000; Date.now() < until; ) {
    const answer = await fetch(`http://127.0.0.1:${SANDBOX}/inbox.json?to=${encodeURIComponent(email)}`);
    const { data } = (await answer.json()) as { data: { text: string }[] };
    const found = data.map(({ text }) => link.exec(text)?.[0]).findLast(Boolean);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`no mail with a link to ${page} came for ${email}`);
}

export async function addCookie(
  context: BrowserContext,
  origin: string,
  cookie: { name: string; value: string; path: string },
) {
  const { hostname } = new URL(origin);
  const shared = { domain: hostname, secure: true, sameSite: 'Lax' } as const;
  await context.addCookies([
    { ...cookie, ...shared, httpOnly: true },
    // As the storefront does: pages ask for the personal data of visitors with this mark.
    ...(['AuthTkn', 'Cart'].includes(cookie.name)
      ? [{ name: 'Visitor', value: '1', path: '/', ...shared, httpOnly: false }]
      : []),
  ]);
}
