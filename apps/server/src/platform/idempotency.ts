import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Answer, type Call, type Contract, contractRoute } from './contract-route.ts';
import { type Db, type Tx, unsafeWithAllSites, withSite } from './db.ts';
import { headerOf, type RouteRules, tenantOf } from './http.ts';
import { HttpRefusal } from './http-errors.ts';
import { findKey, type KeyOf, storeAnswer, takeKey, unsafeDeleteExpiredKeys } from './idempotency.sql.ts';
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
) {
  contractRoute(app, contract, rules, async (call, request, reply) => {
    const of = keyOf(request);
    const stored = await once(db, of, fingerprint(request), async (tx) => {
      const done = await effect(tx, call, request);
      if (!done.ok) return done;
      const body = JSON.stringify(z.encode(contract.response, done.answer as never));
      return { ok: true, answer: { status: contract.status ?? 201, body } };
    });
    return sendStored(reply, stored) as never;
  });
}

interface Kept {
  status: number;
  body: string;
}

type OnceResult = { ok: true; answer: Kept; replayed: boolean } | { ok: false; refusal: HttpRefusal };

async function once(
  db: Db,
  of: KeyOf,
  requestHash: Buffer,
  work: (tx: Tx) => Promise<{ ok: true; answer: Kept } | { ok: false; refusal: HttpRefusal }>,
): Promise<OnceResult> {
  return withSite(db, of.siteId, async (tx): Promise<OnceResult> => {
    if (!(await takeKeyOrSayBusy(tx, of, requestHash))) return replay(tx, of, requestHash);
    const done = await work(tx);
    if (!done.ok) return done;
    await storeAnswer(tx, of, done.answer);
    return { ...done, replayed: false };
  });
}

async function takeKeyOrSayBusy(tx: Tx, of: KeyOf, requestHash: Buffer) {
  try {
    return await takeKey(tx, of, requestHash);
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_TIMEOUT) throw error;
    throw new HttpRefusal(409, 'idempotency_in_progress', { retryAfterSeconds: 1 });
  }
}

async function replay(tx: Tx, of: KeyOf, requestHash: Buffer): Promise<OnceResult> {
  const row = await findKey(tx, of);
  if (row && !requestHash.equals(row.request_hash)) {
    return { ok: false, refusal: new HttpRefusal(422, 'idempotency_key_reused') };
  }
  if (row?.response_status == null || row.response_body === null) {
    return { ok: false, refusal: new HttpRefusal(409, 'idempotency_in_progress', { retryAfterSeconds: 1 }) };
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
