import { z } from 'zod';
import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { refundableOf, refundedByStaffOf } from './refundable.fragment.ts';

export type RefundRow = Statements['refund_find']['row'];

export const Refundable = z.object({
  attempt_id: z.uuid(),
  account_ref: z.string().nullable(),
  provider: z.string(),
  amount_minor: z.number(),
  currency: z.string(),
  /** What one unit of the attempt is in the order's currency: order total over attempt amount. */
  order_total_minor: z.number(),
  /** Captured, less what was given back or is about to be. */
  left_minor: z.number(),
});
export type Refundable = Readonly<z.infer<typeof Refundable>>;

const REFUNDABLE = statement<Statements['refundable_attempts'], Refundable>(
  'refundable_attempts',
  refundableOf('$2'),
);

/** The attempts of an order that took money, the latest first. The order's row is locked by the caller. */
export const listRefundable = (tx: Tx, siteId: number, orderId: number) =>
  runPrepared(tx, REFUNDABLE, [siteId, orderId]);

const INSERT = statement(
  'refund_insert',
  `
insert into refunds (site_id, attempt_id, amount_minor, currency, reason, status, requested_by, approval_id)
values ($1, $2::uuid, $3, $4, $5, $6, $7, $8)
returning id`,
);

export async function insertRefund(
  tx: Tx,
  input: {
    siteId: number;
    attemptId: string;
    amountMinor: number;
    currency: string;
    reason: string;
    status: 'requested' | 'manual';
    /** The member of staff who asked for it, and the approval it runs under. */
    requestedBy?: number | null;
    approvalId?: number | null;
  },
): Promise<string> {
  const { siteId, attemptId, amountMinor, currency, reason, status } = input;
  const { requestedBy = null, approvalId = null } = input;
  const [row] = await runPrepared(tx, INSERT, [
    siteId,
    attemptId,
    amountMinor,
    currency,
    reason,
    status,
    requestedBy,
    approvalId,
  ]);
  if (!row) throw new Error(`No refund was made for attempt ${attemptId}`);
  return row.id;
}

const FIND = statement(
  'refund_find',
  `
select r.site_id, r.id, r.attempt_id, a.order_id, r.amount_minor, r.currency, r.status, r.reason, r.tries, r.provider_ref,
       r.requested_by, r.approval_id
  from refunds r join payment_attempts a on a.site_id = r.site_id and a.id = r.attempt_id
 where r.site_id = $1 and r.id = $2::uuid`,
);

export async function findRefund(tx: Tx, siteId: number, id: string): Promise<RefundRow | null> {
  const [row] = await runPrepared(tx, FIND, [siteId, id]);
  return row ?? null;
}

const UPDATE = statement(
  'refund_update',
  `
update refunds set status = $3, provider_ref = coalesce($4, provider_ref), tries = tries + $5,
       last_error = left($6, 500), due_at = now() + make_interval(secs => $7)
 where site_id = $1 and id = $2::uuid and status not in ('succeeded')`,
);

export async function updateRefund(
  tx: Tx,
  siteId: number,
  id: string,
  input: {
    status: string;
    providerRef?: string | null;
    isTry?: boolean;
    error?: string | null;
    dueInSeconds?: number;
  },
): Promise<void> {
  const { status, providerRef = null, isTry = false, error = null, dueInSeconds = 0 } = input;
  await runPrepared(tx, UPDATE, [siteId, id, status, providerRef, isTry ? 1 : 0, error, dueInSeconds]);
}

const SUCCEEDED = statement(
  'refund_succeeded',
  `
update refunds r set status = 'succeeded', provider_ref = $3
 where r.site_id = $1 and r.id = (
   select c.id from refunds c
    where c.site_id = $1 and c.attempt_id = $2::uuid and c.amount_minor = $4
      and c.status in ('sent', 'unknown', 'manual') and (c.provider_ref = $3 or c.provider_ref is null)
    order by c.provider_ref nulls last, c.created_at limit 1)
returning r.id, r.reason`,
);

/** The provider has refunded it: our refund row, unless it was made in the provider's dashboard. */
export async function finishRefund(
  tx: Tx,
  input: { siteId: number; attemptId: string; providerRef: string; amountMinor: number },
): Promise<{ id: string; reason: string } | null> {
  const { siteId, attemptId, providerRef, amountMinor } = input;
  const [row] = await runPrepared(tx, SUCCEEDED, [siteId, attemptId, providerRef, amountMinor]);
  return row ?? null;
}

const NET = statement<Statements['order_net_paid'], { net: number }>(
  'order_net_paid',
  `
select coalesce(sum(round(case p.kind when 'captured' then e.amount_minor when 'refunded' then -e.amount_minor else 0 end
         * coalesce((a.fx_quote ->> 'orderTotalMinor')::numeric, a.amount_minor) / a.amount_minor)), 0)::bigint as net
  from payment_attempts a
  join ledger_postings p on p.site_id = a.site_id and p.attempt_id = a.id
  join ledger_entries e on e.site_id = p.site_id and e.posting_id = p.id and e.entry_no = 1
 where a.site_id = $1 and a.order_id = $2`,
);

/** What we have of the buyer's money for this order, in the order's currency. */
export async function findNetPaid(tx: Tx, siteId: number, orderId: number): Promise<number> {
  const [row] = await runPrepared(tx, NET, [siteId, orderId]);
  return row?.net ?? 0;
}

const DUE = statement(
  'refunds_due',
  `
select site_id, id from refunds where status in ('requested', 'sent', 'unknown') and due_at <= now() - interval '2 minutes'
 order by due_at limit $1`,
);

/** Requested refunds whose job did not run in time, of all sites. */
export const unsafeListDueRefunds = (tx: Tx, most: number) => runPrepared(tx, DUE, [most]);

const BY_STAFF = statement<Statements['refunded_by_staff'], { amount_minor: number }>(
  'refunded_by_staff',
  refundedByStaffOf('$2'),
);

/** What staff have refunded of the order without a second person within 24 hours. */
export async function sumRefundedByStaff(tx: Tx, siteId: number, orderId: number): Promise<number> {
  const [row] = await runPrepared(tx, BY_STAFF, [siteId, orderId]);
  return row?.amount_minor ?? 0;
}
