import { type Db, queueWrite, readSite, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';

export interface AttemptPatch {
  readonly status?: string;
  readonly providerRef?: string | null;
  readonly providerPaymentRef?: string | null;
  readonly failure?: string | null;
  readonly card?: object | null;
  readonly post?: object | null;
  /** Added to those there are; null takes one away. */
  readonly hints?: Readonly<Record<string, unknown>>;
  readonly lastError?: string | null;
  /** Null: never again. */
  readonly pollInSeconds?: number | null;
  /** When the provider itself lets it die. */
  readonly expiresInSeconds?: number;
}

const json = (value: object | null | undefined) => (value ? JSON.stringify(value) : null);

const UPDATE = statement<Statements['payment_attempt_update'], UpdateRow>(
  'payment_attempt_update',
  `
with moved as (
  update payment_attempts a set
    status = coalesce($3, a.status),
    provider_ref = coalesce($4, a.provider_ref),
    provider_payment_ref = coalesce($5, a.provider_payment_ref),
    failure = case when $6 then $7 else a.failure end,
    card = coalesce($8::jsonb, a.card),
    post = case when $9 then $10::jsonb else a.post end,
    hints = jsonb_strip_nulls(a.hints || coalesce($11::jsonb, '{}')),
    last_error = case when $12 then left($13, 500) else a.last_error end,
    next_poll_at = case when $14 then now() + make_interval(secs => $15) else a.next_poll_at end,
    expires_at = coalesce(now() + make_interval(secs => $16), a.expires_at),
    poll_count = a.poll_count + case when $14 and $15 is not null then 1 else 0 end,
    version = a.version + 1
  where a.site_id = $1 and a.id = $2::uuid
    and case $17 when 'post' then a.post is null when 'widget' then not a.hints ? 'widget' else true end
    and ($17 is null or a.status in ('created', 'ready', 'action_required', 'processing', 'unknown', 'review', 'failed'))
  returning a.site_id, a.provider, a.provider_ref)
select e.id from moved
  left join provider_events e on e.site_id = moved.site_id and e.provider = moved.provider
   and e.provider_ref = moved.provider_ref and e.attempt_id is null and $4::text is not null`,
);

/** What is shown to a browser: the panel, and behind ours the provider's own form. */
type Shown = 'post' | 'widget';

const updateValues = (siteId: number, attemptId: string, patch: AttemptPatch, firstOf?: Shown) => {
  const { status, providerRef, providerPaymentRef, failure, card, post, hints, lastError, pollInSeconds } =
    patch;
  return [
    siteId,
    attemptId,
    status ?? null,
    providerRef ?? null,
    providerPaymentRef ?? null,
    failure !== undefined,
    failure ?? null,
    json(card),
    post !== undefined,
    json(post),
    json(hints),
    lastError !== undefined,
    lastError ?? null,
    pollInSeconds !== undefined,
    pollInSeconds ?? null,
    patch.expiresInSeconds ?? null,
    firstOf ?? null,
  ] as const;
};

/** An event that came before the attempt knew the provider's name for it: it can be worked off now. */
interface WaitingEvent {
  readonly id: number;
}
type UpdateRow = { readonly id: number | null };
const waitingIn = (rows: readonly UpdateRow[]) =>
  rows.flatMap(({ id }): WaitingEvent[] => (id === null ? [] : [{ id }]));

/** Returns the events that waited for the provider's reference; without a new reference there are none. */
export async function updateAttempt(tx: Tx, siteId: number, attemptId: string, patch: AttemptPatch) {
  const values = updateValues(siteId, attemptId, patch);
  if (patch.providerRef) return waitingIn(await runPrepared(tx, UPDATE, values));
  await queueWrite(tx, UPDATE, values);
  return [];
}

/** The same by itself, in one round trip. */
export const updateAttemptNow = async (db: Db, siteId: number, attemptId: string, patch: AttemptPatch) =>
  waitingIn(await readSite(db, siteId, UPDATE, updateValues(siteId, attemptId, patch)));

/**
 * Keeps what the provider opened, if nothing is kept yet. Null: another browser of the shopper was first, or the attempt
 * was released meanwhile; then what was opened now is never shown, because two that are open could both be paid.
 */
export async function keepFirst(
  db: Db,
  siteId: number,
  attemptId: string,
  shown: Shown,
  patch: AttemptPatch,
): Promise<readonly WaitingEvent[] | null> {
  const values = updateValues(siteId, attemptId, patch, shown);
  const rows = await readSite(db, siteId, UPDATE, values);
  return rows.length === 0 ? null : waitingIn(rows);
}
