import type { OutgoingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RouteOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createToken } from './cli/feed/tokens.ts';
import { ErrorBody } from './platform/http/contract-route.ts';
import { checksumTables } from './testing/access/access-calls.ts';
import type { Owner } from './testing/access/access-owner.ts';
import { ACCESS } from './testing/access/access-table.ts';
import { type AccessWorld, openAccessWorld } from './testing/access/access-world.ts';
import { aSession } from './testing/builders/builders.ts';
import { aStaffMember, openStaffSession } from './testing/builders/staff-builders.ts';
import { buildRequest, type Case, casesOf, partsOf } from './testing/fuzz/fuzz-cases.ts';
import { MARK } from './testing/fuzz/schema-arbitrary.ts';
import { trials } from './testing/fuzz/trials.ts';
import { startStatementLine } from './testing/processes/statement-line.ts';

/** Of each kind for every route, one half made to fit its contract, the other not to. */
const CASES = trials(3, 250);
/** How often the data used by accepted calls is created again. */
const RENEWED = trials(0, 8);
/** So many refusals are looked at together for whether anything was written. */
const AT_ONCE = 25;

let world: AccessWorld;
let line: Awaited<ReturnType<typeof startStatementLine>>;
let caller: Owner;
/** An administrator of the site. */
let staff: { readonly id: number; readonly token: string };
let feedToken: string;
/** Public names. */
let words: Readonly<Record<string, string>>;
const seenInSql: string[] = [];

beforeAll(async () => {
  world = await openAccessWorld(async (url) => {
    line = await startStatementLine(url, (message) => {
      if (message.includes(MARK)) seenInSql.push(message.slice(0, 300));
    });
    return line.url;
  });
  // Limits are tested elsewhere; here they are off.
  Object.assign(world.api.deps.limiter, { consume: async () => ({ allowed: true }) });
  await renewCaller();
  staff = await aStaffMember(world.db, { site: 'it', role: 'admin', name: 'Fuzz' });
  const made = await createToken(world.db, { site: 'it', name: 'fuzz' });
  if (!made.ok) throw new Error(made.code);
  feedToken = made.token;
  const { slug } = await world.db.selectFrom('products').select('slug').executeTakeFirstOrThrow();
  words = { slug, country: 'it', locale: 'it', site: 'it', provider: 'stripe' };
}, 60_000);

afterAll(async () => {
  await world.close();
  await line.close();
});

const tokenFor = ({ config }: RouteOptions) =>
  ({
    public: null,
    optional: caller.token,
    customer: caller.token,
    staff: staff.token,
    feed: feedToken,
  })[config?.auth ?? 'public'];

async function send(key: string, route: RouteOptions, one: Case) {
  const token = tokenFor(route);
  const isRead = /^(GET|HEAD) /.test(key);
  const { url, body } = buildRequest(key, route.url, one, { ids: caller.ids, words });
  return world.api.app.inject({
    method: key.split(' ')[0] as 'GET',
    url,
    headers: {
      'x-tenant': 'it',
      'x-locale': 'it',
      'x-cart-id': String(caller.ids.cart),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(isRead ? {} : { 'content-type': one.type, 'idempotency-key': crypto.randomUUID() }),
      ...(one.host === undefined ? {} : { host: one.host }),
      ...(one.fits ? ACCESS[key]?.headers : {}),
    },
    ...(isRead ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body ?? null) }),
  });
}

type Answer = Awaited<ReturnType<typeof send>>;

// A busy machine may have no connection for a moment. What keeps the api busy by itself does so every time.
async function sendUntilHeard(key: string, route: RouteOptions, one: Case): Promise<Answer> {
  let answer = await send(key, route, one);
  for (let again = 0; again < 5 && answer.statusCode === 503; again += 1) {
    await sleep(1000);
    answer = await send(key, route, one);
  }
  return answer;
}

const isFile = (headers: OutgoingHttpHeaders) =>
  headers['content-disposition'] !== undefined ||
  /xml|event-stream|pdf|image|video|octet/.test(String(headers['content-type']));

function expectContract(route: RouteOptions, answer: Answer, told: string) {
  const { statusCode: status, body } = answer;
  const reported = `${told}\n${status} ${body.slice(0, 300)}`;
  expect.soft(status, reported).toBeLessThan(500);
  if (body === '' || isFile(answer.headers)) return;
  const wanted = status >= 400 ? ErrorBody : partsOf(route).response?.[status];
  if (wanted instanceof z.ZodType)
    expect.soft(wanted.safeParse(answer.json()).error?.issues.slice(0, 2), reported).toBeUndefined();
}

// A case may sign out; the next one needs a new session.
async function signInAgain({ config }: RouteOptions) {
  if (config?.auth === 'staff') {
    staff = { ...staff, token: await openStaffSession(world.db, staff.id) };
    return;
  }
  const { token } = await aSession(world.db, { site_id: world.home.id, customer_id: caller.customerId });
  caller = { ...caller, token };
}

/** A new customer with one of everything. */
async function renewCaller() {
  caller = await world.owned(world.home, 'Fuzz');
  // Rows as the shop itself writes them: a way to pay has a panel that exists, a confirmed order its hour.
  const { db } = world;
  const panel = { component: 'BankTransfer', type: 'bank-transfer' } as const;
  await db.updateTable('payment_methods').set(panel).where('component', '=', 'CardConfirm').execute();
  const confirmed = db.updateTable('orders').set({ confirmed_at: new Date() });
  await confirmed.where('status', '=', 'confirmed').where('confirmed_at', 'is', null).execute();
}

/** What a refused call writes on purpose. */
const WRITTEN_ANYWAY: Readonly<Record<string, string>> = {
  // A reminder to an address that is not proved yet, queued for every address, so that the timing reveals nothing.
  'POST /api/auth/login': 'graphile_worker._private_jobs',
};

// A transaction that writes takes a number. As long as none was taken, by whomever, the books are what they were.
let books: { at: string; sums: Record<string, string> } | null = null;

async function readBooks(key: string) {
  const { rows } = await sql<{ at: string }>`select pg_snapshot_xmax(pg_current_snapshot()) as at`.execute(
    world.db,
  );
  const at = String(rows[0]?.at);
  if (books?.at !== at) books = { at, sums: await checksumTables(world.db) };
  const { [WRITTEN_ANYWAY[key] ?? '']: _, ...rest } = books.sums;
  return rest;
}

const isOurs = ([key, { url }]: [string, RouteOptions]) =>
  /^\/api\/(?!docs)/.test(url) && !(key.startsWith('HEAD ') && !ACCESS[key]);

const isLoggedOut = ({ config }: RouteOptions, { statusCode }: Answer) =>
  statusCode === 401 && ['customer', 'optional', 'staff'].includes(config?.auth ?? '');

/** Refused once, these are sent again with an eye on the books: calls between them may have been accepted. */
async function expectNothingWritten(key: string, route: RouteOptions, cases: readonly Case[]): Promise<void> {
  for (let from = 0; from < cases.length; from += AT_ONCE) {
    const some = cases.slice(from, from + AT_ONCE);
    const before = await readBooks(key);
    let isRefused = true;
    for (const one of some) {
      const answer = await sendUntilHeard(key, route, one);
      if (isLoggedOut(route, answer)) await signInAgain(route);
      isRefused &&= answer.statusCode >= 400 && !isLoggedOut(route, answer);
    }
    if (isRefused) {
      const told = some.map((one) => `${key} ${JSON.stringify(one).slice(0, 600)}`).join('\n');
      expect.soft(await readBooks(key), told).toEqual(before);
    } else if (some.length > 1) for (const one of some) await expectNothingWritten(key, route, [one]);
  }
}

/** Every case of one route, and which of them were refused. */
async function tryRoute(key: string, route: RouteOptions) {
  const cases = [...casesOf(route, false, CASES), ...casesOf(route, true, CASES)];
  const isWrite = !/^(GET|HEAD) /.test(key);
  const refused: Case[] = [];
  let accepted = 0;
  if (isWrite && RENEWED > 0) await renewCaller();
  for (const one of cases) {
    const answer = await sendUntilHeard(key, route, one);
    expectContract(route, answer, `${key} ${JSON.stringify(one).slice(0, 600)}`);
    if (isLoggedOut(route, answer)) await signInAgain(route);
    else if (answer.statusCode >= 400) refused.push(one);
    else {
      accepted += 1;
      // What was cancelled, returned or sold is used up.
      if (isWrite && accepted <= RENEWED) await renewCaller();
    }
  }
  if (isWrite) await expectNothingWritten(key, route, refused);
  return { calls: cases.length, refused: refused.length, accepted };
}

test(
  '[C8] [C12] no call of any route ends in a 5xx or leaves its contract, and none that is refused writes anything',
  async () => {
    const ours = [...world.routes].filter(isOurs);
    expect(ours.length).toBeGreaterThan(100);
    const counted = { calls: 0, refused: 0, reached: 0 };
    for (const [key, route] of ours) {
      const start = performance.now();
      const { calls, refused, accepted } = await tryRoute(key, route);
      counted.calls += calls;
      counted.refused += refused;
      counted.reached += accepted > 0 ? 1 : 0;
      if (CASES > 100)
        console.info(key, { calls, refused, accepted, seconds: (performance.now() - start) / 1000 });
    }
    if (CASES > 100) console.info(`${ours.length} routes`, counted);
    // A fuzz that is refused at the door finds nothing.
    expect(counted.reached).toBeGreaterThan(ours.length / 3);
  },
  trials(540_000, 3_600_000),
);

test('nothing that was sent has become part of a statement: values travel beside it', () => {
  expect(seenInSql).toEqual([]);
});
