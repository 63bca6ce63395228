import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';

export interface RefundFacts {
  readonly order: string;
  readonly buyer: string;
  readonly locale: string;
  readonly method: string | null;
  readonly price_minor: number;
  readonly paid_minor: number;
  /** What went back or is on its way. */
  readonly refunded_minor: number;
}

// In the order's currency: what an attempt took is worth what was agreed when it began.
const FACTS = statement<Statements['refund_facts'], RefundFacts>(
  'refund_facts',
  `
with sums as (
  select o.code, o.given_name || ' ' || o.family_name as buyer, o.locale, o.total_minor, m.code as method,
         coalesce((select sum(round(case p.kind when 'captured' then e.amount_minor else 0 end * x.rate))
            from payment_attempts a
            cross join lateral (select coalesce((a.fx_quote ->> 'orderTotalMinor')::numeric, a.amount_minor)
                                       / a.amount_minor as rate) x
            join ledger_postings p on p.site_id = a.site_id and p.attempt_id = a.id
            join ledger_entries e on e.site_id = p.site_id and e.posting_id = p.id and e.entry_no = 1
           where a.site_id = o.site_id and a.order_id = o.id), 0)::bigint as paid,
         coalesce((select sum(round(r.amount_minor * x.rate))
            from payment_attempts a
            cross join lateral (select coalesce((a.fx_quote ->> 'orderTotalMinor')::numeric, a.amount_minor)
                                       / a.amount_minor as rate) x
            join refunds r on r.site_id = a.site_id and r.attempt_id = a.id and r.status <> 'failed'
           where a.site_id = o.site_id and a.order_id = o.id), 0)::bigint as refunded
    from orders o
    left join payment_methods m on m.site_id = o.site_id and m.id = o.payment_method_id
   where o.site_id = $1 and o.code = $2)
select code as "order", buyer, locale, method, total_minor as price_minor, paid as paid_minor,
       refunded as refunded_minor
  from sums`,
);

export async function findRefundFacts(tx: Tx, siteId: number, code: string): Promise<RefundFacts | null> {
  const [row] = await runPrepared(tx, FACTS, [siteId, code]);
  return row ?? null;
}
