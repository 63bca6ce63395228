import { queueWrite, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';

export type CaseKind =
  | 'late_payment'
  | 'amount_mismatch'
  | 'double_charge'
  | 'orphan_charge'
  | 'missing_at_provider'
  | 'chargeback'
  | 'refund_by_hand'
  | 'underpaid'
  | 'overpaid'
  | 'unknown_too_long';

export interface NewCase {
  readonly siteId: number;
  readonly orderId: number;
  readonly attemptId: string | null;
  readonly kind: CaseKind;
  readonly detail: object;
  /** The refund that ends the case. One open case per refund and kind, not per order. */
  readonly refundId?: string;
  /** Already resolved: recorded for later questions. */
  readonly resolution?: string;
}

const INSERT_CASE = statement(
  'insert_case',
  `
    insert into payment_cases (site_id, order_id, attempt_id, kind, refund_id, detail, status, resolution, resolved_at)
    values ($1, $2, $3, $4, $5::uuid, $6::jsonb,
            $7, $8, case when $8::text is not null then now() end)
    on conflict do nothing
    returning id`,
);

/** False: the same trouble is open already. */
export async function insertCase(tx: Tx, input: NewCase): Promise<boolean> {
  const { siteId, orderId, attemptId, kind, detail, refundId = null, resolution = null } = input;
  const rows = await runPrepared(tx, INSERT_CASE, [
    siteId,
    orderId,
    attemptId,
    kind,
    refundId,
    JSON.stringify(detail),
    resolution === null ? 'open' : 'resolved',
    resolution,
  ]);
  return rows.length > 0;
}

const INSERT_ORPHAN = statement(
  'payment_cases_insert_orphan',
  `
insert into payment_cases (site_id, kind, account_ref, provider_txn_id, detail)
values ($1, 'orphan_charge', $2, $3, $4::jsonb) on conflict do nothing returning id`,
);

/** A charge at the provider that belongs to no attempt of ours. False: the charge has a case, open or resolved. */
export async function insertOrphanCase(
  tx: Tx,
  orphan: { siteId: number; accountRef: string; txnId: string; detail: object },
): Promise<boolean> {
  const { siteId, accountRef, txnId, detail } = orphan;
  const values = [siteId, accountRef, txnId, JSON.stringify(detail)] as const;
  return (await runPrepared(tx, INSERT_ORPHAN, values)).length > 0;
}

const RESOLVE = statement(
  'payment_cases_resolve',
  `
update payment_cases set status = 'resolved', resolved_at = now(), resolution = $4
 where site_id = $1 and attempt_id = $2::uuid and status = 'open' and kind = any($3::text[]) and refund_id is null`,
);

/** Resolves cases of an attempt that do not wait for a refund of their own. */
export async function resolveCases(
  tx: Tx,
  input: { siteId: number; attemptId: string; kinds: readonly CaseKind[]; resolution: string },
): Promise<void> {
  await queueWrite(tx, RESOLVE, [input.siteId, input.attemptId, [...input.kinds], input.resolution]);
}

const RESOLVE_REFUND = statement(
  'payment_cases_resolve_refund',
  `
update payment_cases set status = 'resolved', resolved_at = now(), resolution = $3
 where site_id = $1 and refund_id = $2::uuid and status = 'open'`,
);

/** Resolves every case that waits for this refund. */
export async function resolveCasesOfRefund(
  tx: Tx,
  { siteId, refundId, resolution }: { siteId: number; refundId: string; resolution: string },
): Promise<void> {
  await queueWrite(tx, RESOLVE_REFUND, [siteId, refundId, resolution]);
}

const WITHOUT_CASE = statement(
  'refunds_without_case',
  `
select r.site_id, r.id, r.attempt_id, a.order_id, r.amount_minor, r.currency, r.reason
  from refunds r join payment_attempts a on a.site_id = r.site_id and a.id = r.attempt_id
 where r.site_id = $1 and r.status = 'manual' and not exists (
   select from payment_cases c
    where c.site_id = r.site_id and c.refund_id = r.id and c.kind = 'refund_by_hand' and c.status = 'open')`,
);

/** Refunds that staff have to send and that stand in no list. There should be none. */
export const listRefundsWithoutCase = (tx: Tx, siteId: number) => runPrepared(tx, WITHOUT_CASE, [siteId]);
