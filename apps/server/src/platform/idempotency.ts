import { createHash, randomUUIDv7 } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Answer, type Call, type Contract, contractRoute } from './contract-route.ts';
import { type Db, type Tx, unsafeWithAllSites, withSite } from './db.ts';
import { headerOf, type RouteRules, tenantOf } from './http.ts';
import { HttpRefusal } from './http-errors.ts';
import {
  confirmKey,
  type KeptAnswer,
  type KeyOf,
  keepFirstAnswer,
  storeAnswer,
  takeKey,
  unsafeDeleteExpiredKeys,
} from './idempotency.sql.ts';
import { implementJob } from './job-runner.ts';
import { defineJob } from './jobs.ts';

const KEY = /^[\x21-\x7e]{1,255}$/;
const LOCK_TIMEOUT = '55P03';

/** What a creating call did: an answer to keep, or a refusal that leaves nothing behind, not even the key. */
export type Effect<C extends Contract> =
  | { ok: true; answer: Answer<C> }
  | { ok: false; refusal: HttpRefusal };

type CreatingHandler<C extends Contract> = (
  tx: Tx,
  call: Call<C>,
  request: FastifyRequest,
) => Promise<Effect<C>>;

/**
 * Mounts a creating POST that happens once per Idempotency-Key. The key row is the first statement of the effect's own
 * transaction: both are committed or neither, and a retry that overtakes its first attempt waits on the key.
 */
export function creatingRoute<C extends Contract>(
  app: FastifyInstance,
  db: Db,
  contract: C,
  rules: RouteRules,
  effect: CreatingHandler<C>,
  /** What must be asked of others first: it runs outside the transaction, and again when the call is repeated. */
  before?: (call: Call<C>, request: FastifyRequest) => Promise<void>,
) {
  contractRoute(app, contract, rules, async (call, request, reply) => {
    const of = keyOf(request);
    await before?.(call, request);
    const stored = await once(db, of, fingerprint(request), async (tx) => {
      const done = await effect(tx, call, request);
      if (!done.ok) return done;
      const body = JSON.stringify(z.encode(contract.response, done.answer as never));
      return { ok: true, answer: { status: contract.status ?? 201, body } };
    });
    return sendStored(reply, stored) as never;
  });
}

/** What the first step may say: done; no; or not before something outside the transaction has been done. */
export type FirstStep =
  | { ok: true }
  | { ok: false; refusal: HttpRefusal }
  | { ok: false; before: () => Promise<HttpRefusal | null> };

interface TwoSteps<C extends Contract> {
  /** Under this name the second step finds what was made; `key` names the call for ever. */
  make(
    tx: Tx,
    as: { made: string; key: string },
    call: Call<C>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FirstStep>;
  /** Outside any transaction; may run again for the same `made` and then finds what the first run did. */
  answer(made: string, call: Call<C>, request: FastifyRequest, reply: FastifyReply): Promise<Effect<C>>;
}

const MOST_ROUNDS = 4;

/**
 * A creating POST that has to ask somebody outside before it can answer. What it makes is committed with its key; the
 * answer is stored once it is known. A retry that comes in between goes on with what was made, and the answer that was
 * stored first is everybody's.
 */
export function creatingRouteInTwoSteps<C extends Contract>(
  app: FastifyInstance,
  db: Db,
  contract: C,
  rules: RouteRules,
  steps: TwoSteps<C>,
) {
  contractRoute(app, contract, rules, async (call, request, reply) => {
    const of = keyOf(request);
    const hash = fingerprint(request);
    for (let round = 1; ; round += 1) {
      const begun = await begin(db, of, hash, (tx, made) =>
        steps.make(tx, { made, key: `${of.actor}:${of.key}` }, call, request, reply),
      );
      if (begun.ok && 'answer' in begun) return sendStored(reply, begun) as never;
      if (begun.ok) {
        const done = await steps.answer(begun.made, call, request, reply);
        if (!done.ok) throw done.refusal;
        const body = JSON.stringify(z.encode(contract.response, done.answer as never));
        const answer = await keepFirstAnswer(db, of, { status: contract.status ?? 200, body });
        return sendStored(reply, { ok: true, answer, replayed: begun.replayed }) as never;
      }
      if ('refusal' in begun) throw begun.refusal;
      const refusal = await begun.before();
      if (refusal) throw refusal;
      if (round === MOST_ROUNDS) throw new HttpRefusal(409, 'conflict', { retryAfterSeconds: 1 });
    }
  });
}

type Begun = OnceResult | { ok: true; made: string; replayed: boolean } | Extract<FirstStep, { ok: false }>;

const begin = (
  db: Db,
  of: KeyOf,
  requestHash: Buffer,
  make: (tx: Tx, made: string) => Promise<FirstStep>,
): Promise<Begun> =>
  withSite(db, of.siteId, async (tx): Promise<Begun> => {
    const made = randomUUIDv7();
    if (!(await takeKeyOrSayBusy(tx, of, requestHash, made))) return replay(tx, of, requestHash);
    const done = await make(tx, made);
    return done.ok ? { ok: true, made, replayed: false } : done;
  });

type OnceResult = { ok: true; answer: KeptAnswer; replayed: boolean } | { ok: false; refusal: HttpRefusal };

async function once(
  db: Db,
  of: KeyOf,
  requestHash: Buffer,
  work: (tx: Tx) => Promise<{ ok: true; answer: KeptAnswer } | { ok: false; refusal: HttpRefusal }>,
): Promise<OnceResult> {
  return withSite(db, of.siteId, async (tx): Promise<OnceResult> => {
    if (!(await takeKeyOrSayBusy(tx, of, requestHash))) {
      const stored = await replay(tx, of, requestHash);
      return stored.ok && 'made' in stored ? { ok: false, refusal: inProgress() } : stored;
    }
    const done = await work(tx);
    if (!done.ok) return done;
    await storeAnswer(tx, of, done.answer);
    return { ...done, replayed: false };
  });
}

const takeKeyOrSayBusy = (tx: Tx, of: KeyOf, requestHash: Buffer, made: string | null = null) =>
  orSayBusy(() => takeKey(tx, of, requestHash, made));

/** Whoever waits too long for a key is told that its first call is still at work. */
async function orSayBusy<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_TIMEOUT) throw error;
    throw inProgress();
  }
}

const inProgress = () => new HttpRefusal(409, 'idempotency_in_progress', { retryAfterSeconds: 1 });

type Replayed = OnceResult | { ok: true; made: string; replayed: true };

async function replay(tx: Tx, of: KeyOf, requestHash: Buffer): Promise<Replayed> {
  const row = await orSayBusy(() => confirmKey(tx, of));
  if (row && !requestHash.equals(row.request_hash)) {
    return { ok: false, refusal: new HttpRefusal(422, 'idempotency_key_reused') };
  }
  if (row?.response_status == null || row.response_body === null) {
    return row?.made ? { ok: true, made: row.made, replayed: true } : { ok: false, refusal: inProgress() };
  }
  return { ok: true, replayed: true, answer: { status: row.response_status, body: row.response_body } };
}

function sendStored(reply: FastifyReply, stored: OnceResult) {
  if (!stored.ok) throw stored.refusal;
  if (stored.replayed) reply.header('idempotent-replayed', 'true');
  reply.type('application/json; charset=utf-8').code(stored.answer.status).send(stored.answer.body);
}

function keyOf(request: FastifyRequest): KeyOf {
  const key = headerOf(request, 'idempotency-key');
  if (!key || !KEY.test(key)) throw new HttpRefusal(422, 'idempotency_key_required');
  const { actor, visitor } = request;
  const who = actor ? `${actor.kind}:${actor.id}` : `guest:${visitor ?? ''}`;
  return { siteId: tenantOf(request).id, actor: who, key };
}

// The route belongs to the print: the same key on another call is another request.
const fingerprint = (request: FastifyRequest) =>
  createHash('sha256')
    .update(
      JSON.stringify([request.method, request.routeOptions.url, request.params, request.query, request.body]),
    )
    .digest();

const sweepKeys = defineJob({ name: 'idempotency.sweep', payload: z.object({}), maxAttempts: 3 });

export const sweepKeysJob = (db: Db) =>
  implementJob(
    sweepKeys,
    async () => {
      await unsafeWithAllSites(db, unsafeDeleteExpiredKeys);
    },
    '17 * * * *',
  );
