import { type Db, readSite, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';

export interface NewEvent {
  readonly siteId: number;
  readonly provider: string;
  readonly accountRef: string;
  readonly eventId: string;
  readonly kind: string;
  readonly reference: string | null;
  readonly providerRef: string | null;
  readonly providerPaymentRef: string | null;
  readonly body: Buffer;
  /** Genuine but none of our business: kept, not worked off. */
  readonly ignored: boolean;
}

const STORE = statement(
  'provider_event_store',
  `
insert into provider_events (site_id, provider, account_ref, event_id, kind, reference, provider_ref,
  provider_payment_ref, verified, body, processed_at, outcome)
values ($1, $2, $3, $4, $5, $6, $7, $8, true, $9, case when $10 then now() end, case when $10 then 'ignored' end)
on conflict (site_id, provider, event_id) do nothing
returning id`,
);

/** Null: it is here already. */
export async function insertEvent(tx: Tx, event: NewEvent): Promise<number | null> {
  const { siteId, provider, accountRef, eventId, kind, reference, providerRef, providerPaymentRef } = event;
  const rows = await runPrepared(tx, STORE, [
    siteId,
    provider,
    accountRef,
    eventId,
    kind,
    reference,
    providerRef,
    providerPaymentRef,
    event.body,
    event.ignored,
  ]);
  return rows[0]?.id ?? null;
}

export interface EventRow {
  readonly id: number;
  readonly provider: string;
  readonly kind: string | null;
  readonly provider_payment_ref: string | null;
  readonly processed_at: Date | null;
  readonly attempt_id: string | null;
}

const MATCH = statement<Statements['provider_event_match'], EventRow>(
  'provider_event_match',
  `
select e.id, e.provider, e.kind, e.provider_payment_ref, e.processed_at,
       coalesce(
         (select a.id from payment_attempts a
           where a.site_id = e.site_id and a.id = (case when e.reference ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
                                                   then e.reference::uuid end)
             and a.provider = e.provider and a.account_ref = e.account_ref),
         (select a.id from payment_attempts a
           where a.site_id = e.site_id and a.provider = e.provider and a.provider_ref = e.provider_ref
             and a.account_ref = e.account_ref)) as attempt_id
  from provider_events e
 where e.site_id = $1 and e.id = $2`,
);

/** An event with the attempt it is about: named by our reference or by the provider's, in the same account. */
export async function findEvent(db: Db, siteId: number, id: number): Promise<EventRow | null> {
  const [row] = await readSite(db, siteId, MATCH, [siteId, id]);
  return row ?? null;
}

const FINISH = statement(
  'provider_event_finish',
  `
update provider_events set attempt_id = coalesce($3::uuid, attempt_id), outcome = $4,
       processed_at = case when $5 then now() end
 where site_id = $1 and id = $2 and processed_at is null`,
);

export async function finishEvent(
  db: Db,
  siteId: number,
  id: number,
  input: { attemptId: string | null; outcome: string; isDone: boolean },
): Promise<void> {
  await readSite(db, siteId, FINISH, [siteId, id, input.attemptId, input.outcome, input.isDone]);
}
