import { z } from 'zod';
import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { ATTEMPTS_OF_ORDER, AttemptSums, type Owed } from '../../orders/money/attempt-sums.fragment.ts';
import { IS_REQUESTED_TODAY } from './payment-lists.staff.sql.ts';

export interface LockedCase {
  readonly id: number;
  readonly kind: string;
  readonly status: 'open' | 'resolved';
  /** Null: a charge at the provider that belongs to no order of ours. */
  readonly order_code: string | null;
  /** The refund that ends the case. */
  readonly refund_id: string | null;
  /** Money of this order that is on its way back or has gone. */
  readonly refunding: boolean;
  /** The ledger has the whole price. */
  readonly paid: boolean;
}

const LOCK_CASE = statement<Statements['lock_case'], LockedCase>(
  'lock_case',
  `
    select c.id, c.kind, c.status, o.code as order_code, c.refund_id,
           exists (select from payment_attempts a join refunds r on r.site_id = a.site_id and r.attempt_id = a.id
                    where a.site_id = c.site_id and a.order_id = c.order_id and r.status <> 'failed') as refunding,
           coalesce((select sum(round(e.amount_minor::numeric
                * coalesce((a.fx_quote ->> 'orderTotalMinor')::numeric, a.amount_minor) / a.amount_minor))
              from payment_attempts a
              join ledger_postings p on p.site_id = a.site_id and p.attempt_id = a.id and p.kind = 'captured'
              join ledger_entries e on e.site_id = p.site_id and e.posting_id = p.id and e.entry_no = 1
             where a.site_id = c.site_id and a.order_id = c.order_id), 0) >= coalesce(o.total_minor, 1) as paid
      from payment_cases c left join orders o on o.site_id = c.site_id and o.id = c.order_id
     where c.site_id = $1 and c.id = $2 for update of c`,
);

export async function lockCase(tx: Tx, siteId: number, caseId: number): Promise<LockedCase | null> {
  const rows = await runPrepared(tx, LOCK_CASE, [siteId, caseId]);
  return rows[0] ?? null;
}

const OWED = statement<
  Statements['case_owed'],
  Owed & { attempts: readonly AttemptSums[]; is_requested_today: boolean }
>(
  'case_owed',
  `
select o.status, o.payment_status, o.total_minor, ${ATTEMPTS_OF_ORDER} as attempts, ${IS_REQUESTED_TODAY} as is_requested_today
  from orders o where o.site_id = $1 and o.id = $2`,
  { attempts: z.array(AttemptSums) },
);

/** What the due sum of an order is made of. The order is locked by the caller. */
export async function findOwed(tx: Tx, siteId: number, orderId: number) {
  const [row] = await runPrepared(tx, OWED, [siteId, orderId]);
  return row ?? null;
}

const CLOSE_CASE = statement(
  'close_case',
  `
    update payment_cases set status = 'resolved', resolved_at = now(), resolution = $1
     where site_id = $2 and id = $3 and status = 'open'`,
);

export async function closeCase(tx: Tx, siteId: number, caseId: number, resolution: string): Promise<void> {
  await runPrepared(tx, CLOSE_CASE, [resolution, siteId, caseId]);
}

const CASE_ORDER = statement(
  'case_order',
  `
select c.status, o.code as order_code, r.status as refund_status, r.amount_minor as refund_minor
  from payment_cases c
  left join orders o on o.site_id = c.site_id and o.id = c.order_id
  left join refunds r on r.site_id = c.site_id and r.id = c.refund_id
 where c.site_id = $1 and c.id = $2`,
);

/** The case's own state and that of its refund. The order is locked by the caller before it decides. */
export async function findCaseOrder(tx: Tx, siteId: number, caseId: number) {
  const [row] = await runPrepared(tx, CASE_ORDER, [siteId, caseId]);
  return row ?? null;
}
