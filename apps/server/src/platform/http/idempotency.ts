import { createHash, randomUUIDv7 } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { LOCK_TIMED_OUT } from '../db/database-errors.ts';
import { type Db, type Tx, unsafeWithAllSites, withSite } from '../db/db.ts';
import { type ImplementedJob, implementJob } from '../jobs/job-runner.ts';
import { defineJob } from '../jobs/jobs.ts';
import { type Answer, type Call, type Contract, contractRoute } from './contract-route.ts';
import { headerOf, type RouteRules, tenantOf } from './http.ts';
import { HttpRefusal } from './http-errors.ts';
import {
  confirmKey,
  type IdempotencyKey,
  type KeptAnswer,
  keepFirstAnswer,
  storeAnswer,
  takeKey,
  unsafeDeleteExpiredKeys,
} from './idempotency.sql.ts';
import { networkOf } from './network-of.ts';

const KEY = /^[\x21-\x7e]{1,255}$/;
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
 * Mounts a creating POST that happens once per Idempotency-Key; a shopper's call without one gets a derived key. The key row is the first statement of the effect's own
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
    const scope = keyOf(request);
    await before?.(call, request);
    const stored = await once(db, scope, fingerprint(request), async (tx) => {
      const done = await effect(tx, call, request);
      if (!done.ok) return done;
      const body = JSON.stringify(z.encode(contract.response, done.answer as never));
      return { ok: true, answer: { status: contract.status ?? 201, body } };
    });
    return sendStored(reply, stored) as never;
  });
}

/** Done; refused; or blocked until something outside the transaction has been done, which `blocker` names. */
export type FirstStep<Blocker> =
  | { ok: true }
  | { ok: false; refusal: HttpRefusal }
  | { ok: false; blocker: Blocker };

interface TwoSteps<C extends Contract, Blocker> {
  /** Under this name the second step finds what was made; `key` names the call for ever. */
  make(
    tx: Tx,
    role: { made: string; key: string },
    call: Call<C>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FirstStep<Blocker>>;
  /** Removes what blocked the first step, outside any transaction. Null: the first step is tried again. */
  unblock(
    blocker: Blocker,
    call: Call<C>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<HttpRefusal | null>;
  /** Outside any transaction; may run again for the same `made` and then finds what the first run did. */
  answer(made: string, call: Call<C>, request: FastifyRequest, reply: FastifyReply): Promise<Effect<C>>;
}

const MAX_ROUNDS = 4;

/**
 * A creating POST that calls an outside service before it can answer. What it makes is committed with its key; the
 * answer is stored once it is known. A retry that comes in between goes on with what was made, and every retry gets the
 * answer that was stored first.
 */
export function creatingRouteInTwoSteps<C extends Contract, Blocker>(
  app: FastifyInstance,
  db: Db,
  contract: C,
  rules: RouteRules,
  steps: TwoSteps<C, Blocker>,
) {
  contractRoute(app, contract, rules, async (call, request, reply) => {
    const scope = keyOf(request);
    const hash = fingerprint(request);
    for (let round = 1; ; round += 1) {
      const begun = await begin(db, scope, hash, (tx, made) =>
        steps.make(tx, { made, key: callName(scope, made) }, call, request, reply),
      );
      if (begun.ok && 'answer' in begun) return sendStored(reply, begun) as never;
      if (begun.ok) {
        const done = await steps.answer(begun.made, call, request, reply);
        if (!done.ok) throw done.refusal;
        const body = JSON.stringify(z.encode(contract.response, done.answer as never));
        const answer = await keepFirstAnswer(db, scope, { status: contract.status ?? 200, body });
        return sendStored(reply, { ok: true, answer, replayed: begun.replayed }) as never;
      }
      if ('refusal' in begun) throw begun.refusal;
      const refusal = await steps.unblock(begun.blocker, call, request, reply);
      if (refusal) throw refusal;
      if (round === MAX_ROUNDS) throw new HttpRefusal(409, 'conflict', { retryAfterSeconds: 1 });
    }
  });
}

type Begun<Blocker> =
  | OnceResult
  | { ok: true; made: string; replayed: boolean }
  | Extract<FirstStep<Blocker>, { ok: false }>;

const begin = <Blocker>(
  db: Db,
  scope: IdempotencyKey,
  requestHash: Buffer,
  make: (tx: Tx, made: string) => Promise<FirstStep<Blocker>>,
): Promise<Begun<Blocker>> =>
  withSite(db, scope.siteId, async (tx): Promise<Begun<Blocker>> => {
    const made = randomUUIDv7();
    if (!(await takeKeyOrSayBusy(tx, scope, requestHash, made))) return replay(tx, scope, requestHash);
    const done = await make(tx, made);
    return done.ok ? { ok: true, made, replayed: false } : done;
  });

type OnceResult = { ok: true; answer: KeptAnswer; replayed: boolean } | { ok: false; refusal: HttpRefusal };

async function once(
  db: Db,
  scope: IdempotencyKey,
  requestHash: Buffer,
  work: (tx: Tx) => Promise<{ ok: true; answer: KeptAnswer } | { ok: false; refusal: HttpRefusal }>,
): Promise<OnceResult> {
  return withSite(db, scope.siteId, async (tx): Promise<OnceResult> => {
    if (!(await takeKeyOrSayBusy(tx, scope, requestHash))) {
      const stored = await replay(tx, scope, requestHash);
      return stored.ok && 'made' in stored ? { ok: false, refusal: inProgress() } : stored;
    }
    const done = await work(tx);
    if (!done.ok) return done;
    await storeAnswer(tx, scope, done.answer);
    return { ...done, replayed: false };
  });
}

const takeKeyOrSayBusy = (tx: Tx, scope: IdempotencyKey, requestHash: Buffer, made: string | null = null) =>
  orSayBusy(() => takeKey(tx, scope, requestHash, made));

/** When the lock wait for a key times out, the first call is still in progress: 409. */
async function orSayBusy<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_TIMED_OUT) throw error;
    throw inProgress();
  }
}

const inProgress = () => new HttpRefusal(409, 'idempotency_in_progress', { retryAfterSeconds: 1 });

type Replayed = OnceResult | { ok: true; made: string; replayed: true };

async function replay(tx: Tx, scope: IdempotencyKey, requestHash: Buffer): Promise<Replayed> {
  const row = await orSayBusy(() => confirmKey(tx, scope));
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

/** A key that the caller names is kept this long. */
const KEPT_SECONDS = 48 * 3600;
/** A call without a key is the same call when the same caller repeats it word by word within this time. */
const DERIVED_SECONDS = 30;

function keyOf(request: FastifyRequest): IdempotencyKey {
  const siteId = tenantOf(request).id;
  const { actor } = request;
  const caller = actor ? `${actor.kind}:${actor.id}` : guestOf(request);
  // Staff and machines name their acts: two equal refunds may both be meant. Shoppers' calls are accepted without (H-04).
  if (request.headers['idempotency-key'] === undefined && (!actor || actor.kind === 'customer')) {
    const key = `derived:${fingerprint(request).toString('base64url')}`;
    return { siteId, actor: caller, key, seconds: DERIVED_SECONDS, isDerived: true };
  }
  const key = headerOf(request, 'idempotency-key');
  if (!key || !KEY.test(key)) throw new HttpRefusal(422, 'idempotency_key_required');
  return { siteId, actor: caller, key, seconds: KEPT_SECONDS, isDerived: false };
}

/** Guests are told apart by their cart; on calls without one by their network, so that none finds another's answer. */
function guestOf({ visitor, ip }: FastifyRequest): string {
  if (visitor) return `guest:${visitor}`;
  return `guest:network:${createHash('sha256').update(networkOf(ip)).digest('base64url').slice(0, 22)}`;
}

/** Names the call for ever: a derived key may come again, so what was made with it is part of the name. */
const callName = ({ actor, key, isDerived }: IdempotencyKey, made: string) =>
  isDerived ? `${actor}:${key}:${made}` : `${actor}:${key}`;

// The route belongs to the print: the same key on another call is another request.
const fingerprint = (request: FastifyRequest) =>
  createHash('sha256')
    .update(
      JSON.stringify([request.method, request.routeOptions.url, request.params, request.query, request.body]),
    )
    .digest();

const sweepKeys = defineJob({ name: 'idempotency.sweep', payload: z.object({}), maxAttempts: 3 });

export const idempotencyJobs = ({ db }: { readonly db: Db }): ImplementedJob[] => [
  implementJob(
    sweepKeys,
    async () => {
      await unsafeWithAllSites(db, unsafeDeleteExpiredKeys);
    },
    '17 * * * *',
  ),
];
