import { sql } from 'kysely';
import { type Db, readSite, type Tx } from '../../platform/db.ts';
import type { PaymentCase } from './staff.contract.ts';

/** A case as staff read it, from payment_cases c and orders o. */
export const CASE = `json_build_object('id', c.id, 'order_code', o.code, 'kind', c.kind, 'status', c.status, 'detail', c.detail,
  'resolution', c.resolution, 'opened_at', c.opened_at, 'resolved_at', c.resolved_at)`;

export interface Paged<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

export async function listPaymentCases(
  db: Db,
  siteId: number,
  status: 'open' | 'resolved',
  page: { limit: number; offset: number },
): Promise<Paged<PaymentCase>> {
  const statement = {
    name: 'staff_cases',
    text: `
select ${CASE} as shown, count(*) over () as total
  from payment_cases c join orders o on o.site_id = $1 and o.id = c.order_id
 where c.site_id = $1 and c.status = $2 order by c.opened_at, c.id limit $3 offset $4`,
  };
  const rows = await readSite<{ shown: PaymentCase; total: number }>(db, siteId, statement, [
    ...[siteId, status, page.limit, page.offset],
  ]);
  return { rows: rows.map(({ shown }) => shown), total: rows[0]?.total ?? 0 };
}

export interface LockedCase {
  readonly id: number;
  readonly kind: string;
  readonly status: 'open' | 'resolved';
  readonly order_code: string;
  /** The refund that a person has to make. */
  readonly refund_id: string | null;
  /** Money of this order that is on its way back or has gone. */
  readonly refunding: boolean;
  /** The ledger has the whole price. */
  readonly paid: boolean;
}

export async function lockCase(tx: Tx, siteId: number, caseId: number): Promise<LockedCase | null> {
  const { rows } = await sql<LockedCase>`
    select c.id, c.kind, c.status, o.code as order_code, c.detail ->> 'refund' as refund_id,
           exists (select from payment_attempts a join refunds r on r.site_id = a.site_id and r.attempt_id = a.id
                    where a.site_id = c.site_id and a.order_id = c.order_id and r.status <> 'failed') as refunding,
           coalesce((select sum(round(e.amount_minor::numeric
                * coalesce((a.fx_quote ->> 'orderTotalMinor')::numeric, a.amount_minor) / a.amount_minor))
              from payment_attempts a
              join ledger_postings p on p.site_id = a.site_id and p.attempt_id = a.id and p.kind = 'captured'
              join ledger_entries e on e.site_id = p.site_id and e.posting_id = p.id and e.entry_no = 1
             where a.site_id = c.site_id and a.order_id = c.order_id), 0) >= o.total_minor as paid
      from payment_cases c join orders o on o.site_id = c.site_id and o.id = c.order_id
     where c.site_id = ${siteId} and c.id = ${caseId} for update of c`.execute(tx);
  return rows[0] ?? null;
}

export async function closeCase(tx: Tx, siteId: number, caseId: number, resolution: string): Promise<void> {
  await sql`
    update payment_cases set status = 'resolved', resolved_at = now(), resolution = ${resolution}
     where site_id = ${siteId} and id = ${caseId} and status = 'open'`.execute(tx);
}
