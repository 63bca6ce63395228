import type { OutgoingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createToken } from './cli/feed/create-token.ts';
import { ErrorBody } from './platform/contract-route.ts';
import { sumOfEverything } from './testing/access-calls.ts';
import type { Owner } from './testing/access-owner.ts';
import { ACCESS, isOpen } from './testing/access-table.ts';
import { type AccessWorld, openAccessWorld } from './testing/access-world.ts';
import { fitting, hostile, jsonSchemaOf, MARK, nastyText } from './testing/schema-arbitrary.ts';
import { startStatementLine } from './testing/statement-line.ts';
import { trials } from './testing/trials.ts';

const SEED = 20261115;
/** Of each kind for every route, one half made to fit its contract, the other not to. */
const CASES = trials(3, 250);
/** So many refusals are looked at together for whether anything was written. */
const AT_ONCE = 25;

let world: AccessWorld;
let line: Awaited<ReturnType<typeof startStatementLine>>;
let caller: Owner;
let feedToken: string;
const seenInSql: string[] = [];

beforeAll(async () => {
  world = await openAccessWorld(async (url) => {
    line = await startStatementLine(url, (message) => {
      if (message.includes(MARK)) seenInSql.push(message.slice(0, 300));
    });
    return line.url;
  });
  // How often somebody may ask is tried elsewhere; here everybody is answered.
  Object.assign(world.api.deps.limiter, { consume: async () => ({ allowed: true }) });
  await renewCaller();
  const made = await createToken(world.db, { site: 'it', name: 'fuzz' });
  if (!made.ok) throw new Error(made.code);
  feedToken = made.token;
}, 60_000);

afterAll(async () => {
  await world.close();
  await line.close();
});

interface Case {
  readonly fits: boolean;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: unknown;
  readonly body: unknown;
  readonly type: string;
  readonly ownsIt: boolean;
}

type Parts = { params?: unknown; querystring?: unknown; body?: unknown; response?: Record<string, unknown> };
const partsOf = ({ schema }: RouteOptions) => (schema ?? {}) as Parts;

/** Calls of a route: those made to fit, and those that are wrong in one of their parts. */
function casesOf(route: RouteOptions, fits: boolean): Case[] {
  const { params, querystring, body } = partsOf(route);
  const part = (schema: unknown, isFitting: boolean) => {
    const json = jsonSchemaOf(schema);
    if (!json) return isFitting ? fc.constant({}) : fc.dictionary(nastyText, nastyText, { maxKeys: 2 });
    return isFitting ? fitting(json) : hostile(json);
  };
  const one = fc.nat(2).chain((spoiltPart) =>
    fc.record({
      ...{ fits: fc.constant(fits), ownsIt: fits ? fc.constant(true) : fc.boolean() },
      params: part(params, fits || spoiltPart !== 0).map((value) => Object(value)),
      query: part(querystring, fits || spoiltPart !== 1),
      body: part(body, fits || spoiltPart !== 2),
      type: fits ? fc.constant('application/json') : fc.constantFrom(...TYPES),
    }),
  );
  // A stream takes its second, however short the question.
  return fc.sample(one, { seed: SEED, numRuns: route.url.endsWith('/events') ? 1 : CASES });
}

const TYPES = [
  ...['application/json', 'application/json', 'application/json', 'application/json; charset=utf-16'],
  ...['text/plain', 'application/x-www-form-urlencoded', 'application/offset+octet-stream'],
];

const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
const safely = (value: unknown) => encodeURIComponent(text(value).toWellFormed());

function urlOf(key: string, path: string, { params, query, ownsIt }: Case): string {
  const ids = ACCESS[key]?.ids ?? {};
  const own = (name: string) => {
    const kind = ids[`params.${name}`];
    if (!ownsIt || !kind) return undefined;
    const from = isOpen(kind) ? kind.from : kind;
    return from && caller.ids[from];
  };
  const at = path.replace(/:(\w+)/g, (_, name: string) => safely(own(name) ?? params[name] ?? 'x'));
  const asked = Object.entries(Object(query)).map(([name, value]) => `${safely(name)}=${safely(value)}`);
  // A stream lasts until it is told to end.
  if (path.endsWith('/events')) asked.push('seconds=1');
  return `${at}?${asked.join('&')}`;
}

const tokenFor = ({ config }: RouteOptions) =>
  ({
    public: null,
    optional: caller.token,
    customer: caller.token,
    staff: world.staff.home,
    feed: feedToken,
  })[config?.auth ?? 'public'];

async function send(key: string, route: RouteOptions, one: Case) {
  const token = tokenFor(route);
  const isRead = /^(GET|HEAD) /.test(key);
  return world.api.app.inject({
    method: key.split(' ')[0] as 'GET',
    url: urlOf(key, route.url, one),
    headers: {
      ...{ 'x-tenant': 'it', 'x-locale': 'it', 'x-cart-id': String(caller.ids.cart) },
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(isRead ? {} : { 'content-type': one.type, 'idempotency-key': crypto.randomUUID() }),
      ...(one.fits ? ACCESS[key]?.headers : {}),
    },
    ...(isRead
      ? {}
      : { payload: typeof one.body === 'string' ? one.body : JSON.stringify(one.body ?? null) }),
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
  const said = `${told}\n${status} ${body.slice(0, 300)}`;
  expect.soft(status, said).toBeLessThan(500);
  if (body === '' || isFile(answer.headers)) return;
  const wanted = status >= 400 ? ErrorBody : partsOf(route).response?.[status];
  if (wanted instanceof z.ZodType)
    expect.soft(wanted.safeParse(answer.json()).error?.issues.slice(0, 2), said).toBeUndefined();
}

// Whoever has signed out or erased himself was within his rights; the next case needs somebody again.
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
  // A reminder to an address that is not proved yet, queued for everybody, so that the time it takes tells nothing.
  'POST /api/auth/login': 'graphile_worker._private_jobs',
};

async function booksBut(table: string | undefined) {
  const { [table ?? '']: _, ...rest } = await sumOfEverything(world.db);
  return rest;
}

const isOurs = ([key, { url }]: [string, RouteOptions]) =>
  /^\/api\/(?!docs)/.test(url) && !(key.startsWith('HEAD ') && !ACCESS[key]);

test(
  'no call of any route ends in a 5xx or leaves its contract, and none that is refused writes anything',
  async ({ annotate }) => {
    const ours = [...world.routes].filter(isOurs);
    expect(ours.length).toBeGreaterThan(100);
    const counted = { calls: 0, accepted: 0, refused: 0, reached: new Set<string>() };
    for (const [key, route] of ours) {
      const isWrite = !/^(GET|HEAD) /.test(key);
      const books = () => booksBut(WRITTEN_ANYWAY[key]);
      let before = isWrite ? await books() : {};
      let refusals: string[] = [];
      const lookAtBooks = async () => {
        if (refusals.length > 0) expect.soft(await books(), refusals.join('\n')).toEqual(before);
        refusals = [];
      };
      for (const one of [...casesOf(route, false), ...casesOf(route, true)]) {
        const answer = await sendUntilHeard(key, route, one);
        const told = `${key} ${JSON.stringify(one).slice(0, 600)}`;
        expectContract(route, answer, told);
        counted.calls += 1;
        counted[answer.statusCode < 400 ? 'accepted' : 'refused'] += 1;
        if (answer.statusCode < 400) counted.reached.add(key);
        if (answer.statusCode === 401 && tokenFor(route) === caller.token) await renewCaller();
        if (!isWrite) continue;
        if (answer.statusCode >= 400 && answer.statusCode !== 401)
          refusals.push(`${told}: ${answer.statusCode}`);
        if (refusals.length >= AT_ONCE) await lookAtBooks();
        if (answer.statusCode < 400 || answer.statusCode === 401) {
          refusals = [];
          before = await books();
        }
      }
      await lookAtBooks();
    }
    await annotate(
      `${ours.length} routes, ${counted.calls} calls, ${counted.accepted} accepted by ${counted.reached.size} routes, ${counted.refused} refused`,
    );
    // A fuzz that is refused at the door finds nothing.
    expect(counted.reached.size).toBeGreaterThan(ours.length / 3);
  },
  trials(540_000, 3_600_000),
);

test('nothing that was sent has become part of a statement: values travel beside it', () => {
  expect(seenInSql).toEqual([]);
});
