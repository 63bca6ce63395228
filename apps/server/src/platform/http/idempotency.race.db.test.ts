import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { aSession, aSite } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { type TestApp, testApp } from '../../testing/worlds/test-app.ts';
import type { Tx } from '../db/db.ts';
import type { Call } from './contract-route.ts';
import { HttpRefusal } from './http-errors.ts';
import { creatingRoute, type Effect, idempotencyJobs } from './idempotency.ts';

let database: TestDatabase;
let api: TestApp;
let italyId: number;
/** What the effect does after its row is written. */
let afterEffect: () => Promise<void> = async () => {};
let refuse = false;

// The effect is a row in a table any migration has; only its number matters.
const makeThing = {
  method: 'POST',
  path: '/api/test/things',
  summary: 'Creates a thing',
  status: 201,
  body: z.object({ email: z.string() }),
  response: z.object({ data: z.object({ id: z.number(), email: z.string(), at: z.string() }) }),
} as const;

beforeAll(async () => {
  database = await testDatabase();
  italyId = (await aSite(database.owner, { slug: 'it' })).id;
  await aSite(database.owner, { slug: 'fr' });
  api = await testApp(database.appUrl, {
    environment: { PADDOCK_DATABASE_POOL: '25' },
    extraRoutes: (app, { db }) => {
      const rules = { limit: 'browse' } as const;
      const create = async (
        tx: Tx,
        { body }: Call<typeof makeThing>,
        request: FastifyRequest,
      ): Promise<Effect<typeof makeThing>> => {
        const made = await tx
          .insertInto('customers')
          .values({
            site_id: request.tenant?.id ?? 0,
            given_name: 'A',
            family_name: 'B',
            locale: 'en',
            email: `${crypto.randomUUID()}@example.test`,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await afterEffect();
        if (refuse) return { ok: false, refusal: new HttpRefusal(409, 'conflict') };
        const at = new Date().toISOString();
        return { ok: true, answer: { data: { id: made.id, email: body.email, at } } };
      };
      creatingRoute(app, db, makeThing, { ...rules, auth: 'public' }, create);

      creatingRoute(
        app,
        db,
        { ...makeThing, path: '/api/test/mine' },
        { ...rules, auth: 'customer' },
        create,
      );
    },
  });
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

beforeEach(() => {
  afterEffect = async () => {};
  refuse = false;
});

interface Ask {
  key?: string;
  email?: string;
  tenant?: string;
  token?: string;
  cart?: string;
  address?: string;
}

const create = ({ key, email = 'a@b.co', tenant = 'it', token, cart, address }: Ask) =>
  api.app.inject({
    method: 'POST',
    url: token ? '/api/test/mine' : '/api/test/things',
    payload: { email },
    headers: {
      'x-tenant': tenant,
      ...(cart ? { 'x-cart-id': cart } : {}),
      ...(address ? { 'x-forwarded-for': address } : {}),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  });

async function effects() {
  const { count } = await database.owner
    .selectFrom('customers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('family_name', '=', 'B')
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function effectsOf(work: () => Promise<unknown>) {
  const before = await effects();
  await work();
  return (await effects()) - before;
}

test('the same key and body get the same answer to the byte, and one effect', async () => {
  const key = crypto.randomUUID();
  const happened = await effectsOf(async () => {
    const first = await create({ key });
    const second = await create({ key });
    expect(first.statusCode).toBe(201);
    expect(second.statusCode).toBe(201);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(second.headers['content-type']).toBe(first.headers['content-type']);
    expect([first.headers['idempotent-replayed'], second.headers['idempotent-replayed']]).toEqual([
      undefined,
      'true',
    ]);
  });
  expect(happened).toBe(1);
});

// A read could confirm what only a deposed primary has (docs/operate/chaos.md, F8).
test('an answer that is repeated is confirmed by a write', async () => {
  const key = crypto.randomUUID();
  const writer = async () =>
    (
      await sql<{ xmin: string }>`select xmin::text from idempotency_keys where key = ${key}`.execute(
        database.owner,
      )
    ).rows[0]?.xmin;
  await create({ key });
  const first = await writer();
  const again = await create({ key });
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(await writer()).not.toBe(first);
});

test('20 calls with one key at the same moment: one effect, equal answers', async () => {
  const key = crypto.randomUUID();
  afterEffect = () => new Promise((resolve) => setTimeout(resolve, 100));
  const happened = await effectsOf(async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create({ key })));
    const done = answers.filter((answer) => answer.statusCode === 201);
    // On a slow machine some wait too long for the lock, or for a connection, and are told to come back.
    for (const { statusCode } of answers) expect([201, 409, 503]).toContain(statusCode);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set([...done, await create({ key })].map((answer) => answer.body)).size).toBe(1);
  });
  expect(happened).toBe(1);
});

test('the same key with another body is 422, and nothing happens', async () => {
  const key = crypto.randomUUID();
  await create({ key });
  const happened = await effectsOf(async () => {
    const answer = await create({ key, email: 'other@b.co' });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'idempotency_key_reused']);
  });
  expect(happened).toBe(0);
});

test.each(['', 'x'.repeat(256), 'with space', 'ключ'])('the key %.20j is refused', async (key) => {
  const answer = await create({ key });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'idempotency_key_required']);
});

test('[H-04] a call without a key, repeated word by word by the same caller, happens once', async () => {
  const cart = `IT_${crypto.randomUUID()}`;
  const happened = await effectsOf(async () => {
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => create({ cart })));
    expect(first?.statusCode).toBe(201);
    for (const other of others) expect(other.body).toBe(first?.body);
    expect((await create({ cart })).headers['idempotent-replayed']).toBe('true');
  });
  expect(happened).toBe(1);
});

test('[H-04] without a key, other words, another caller and a later time are other calls', async () => {
  const cart = `IT_${crypto.randomUUID()}`;
  const happened = await effectsOf(async () => {
    await create({ cart });
    await create({ cart, email: 'other@b.co' });
    await create({ cart: `IT_${crypto.randomUUID()}` });
    await sql`update idempotency_keys set expires_at = now() where key like 'derived:%'`.execute(
      database.owner,
    );
    const later = await create({ cart });
    expect([later.statusCode, later.headers['idempotent-replayed']]).toEqual([201, undefined]);
  });
  expect(happened).toBe(4);
});

test('[H-04] with a key, equal words under another key are another call', async () => {
  const happened = await effectsOf(async () => {
    await create({ key: crypto.randomUUID() });
    await create({ key: crypto.randomUUID() });
  });
  expect(happened).toBe(2);
});

test('guests without a cart do not share keys across networks', async () => {
  const key = 'the same key';
  const happened = await effectsOf(async () => {
    for (const address of ['203.0.113.1', '203.0.113.2', '2001:db8:1:2::3', '2001:db8:1:2::4']) {
      await create({ key: key.replaceAll(' ', '-'), address });
    }
  });
  expect(happened).toBe(3);
});

test('while the first call is still at work the second is told so, and both find one effect later', async () => {
  const key = crypto.randomUUID();
  afterEffect = () => new Promise((resolve) => setTimeout(resolve, 1500));
  const happened = await effectsOf(async () => {
    const slow = create({ key });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const early = await create({ key });
    expect([early.statusCode, early.json().code]).toEqual([409, 'idempotency_in_progress']);
    expect(early.headers['retry-after']).toBe('1');
    const first = await slow;
    expect((await create({ key })).body).toBe(first.body);
  });
  expect(happened).toBe(1);
});

test('a crash between effect and commit leaves neither, and the retry does it once', async () => {
  const key = crypto.randomUUID();
  afterEffect = async () => {
    throw new Error('the process dies here');
  };
  expect(await effectsOf(async () => expect((await create({ key })).statusCode).toBe(500))).toBe(0);
  afterEffect = async () => {};
  expect(await effectsOf(async () => expect((await create({ key })).statusCode).toBe(201))).toBe(1);
});

test('a connection that dies before the commit leaves neither, and the retry does it once', async () => {
  const key = crypto.randomUUID();
  afterEffect = async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
               where datname = current_database() and application_name = 'paddock-api'
                 and state = 'idle in transaction'`.execute(database.app);
  };
  const happened = await effectsOf(async () => {
    const lost = await create({ key });
    expect([lost.statusCode, lost.json().code]).toEqual([503, 'unavailable']);
  });
  expect(happened).toBe(0);
  afterEffect = async () => {};
  expect(await effectsOf(async () => expect((await create({ key })).statusCode).toBe(201))).toBe(1);
});

test('a refusal leaves nothing behind, not even the key: the same key may succeed later', async () => {
  const key = crypto.randomUUID();
  refuse = true;
  expect(await effectsOf(async () => expect((await create({ key })).statusCode).toBe(409))).toBe(0);
  refuse = false;
  expect(await effectsOf(async () => expect((await create({ key })).statusCode).toBe(201))).toBe(1);
});

test('a key belongs to its site and its caller', async () => {
  const key = crypto.randomUUID();
  const anna = await aSession(database.owner, { site_id: italyId });
  const berta = await aSession(database.owner, { site_id: italyId });
  const answers = [
    await create({ key }),
    await create({ key, cart: `IT_${crypto.randomUUID()}` }),
    await create({ key, cart: `IT_${crypto.randomUUID()}` }),
    await create({ key, tenant: 'fr' }),
    await create({ key, token: anna.token }),
    await create({ key, token: berta.token }),
  ];
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(6).fill(201));
  expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(6);
});

test('keys are kept for at least a day and swept afterwards, on every site', async () => {
  const key = crypto.randomUUID();
  await create({ key });
  const [sweep] = idempotencyJobs({ db: database.app });
  const kept = () =>
    database.owner.selectFrom('idempotency_keys').select('key').where('key', '=', key).execute();
  await sweep?.handle({} as never, new AbortController().signal, { isLastTry: false });
  expect(await kept()).toHaveLength(1);
  const row = await database.owner
    .selectFrom('idempotency_keys')
    .select(['created_at', 'expires_at'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  expect(row.expires_at.getTime() - row.created_at.getTime()).toBeGreaterThanOrEqual(24 * 3600 * 1000);
  await database.owner
    .updateTable('idempotency_keys')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('key', '=', key)
    .execute();
  await sweep?.handle({} as never, new AbortController().signal, { isLastTry: false });
  expect(await kept()).toHaveLength(0);
});
