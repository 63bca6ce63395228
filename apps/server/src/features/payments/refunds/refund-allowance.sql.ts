import { z } from 'zod';
import { type Db, readSite } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { refundableOf, refundedByStaffOf } from './refundable.fragment.ts';
import { Refundable } from './refunds.sql.ts';

export interface AllowanceRow {
  readonly currency: string;
  /** Of the rule in force; null with a rule: every sum needs a second person. */
  readonly min_amount_minor: number | null;
  readonly has_rule: boolean;
  /** What staff have refunded without a second person within 24 hours. */
  readonly before_minor: number;
  readonly attempts: readonly Refundable[];
}

const ALLOWANCE = statement<Statements['refund_allowance'], AllowanceRow>(
  'refund_allowance',
  `
select o.currency, r.min_amount_minor, r.id is not null as has_rule,
       (${refundedByStaffOf('o.id')}) as before_minor,
       coalesce((select json_agg(a) from (${refundableOf('o.id')}) a), '[]'::json) as attempts
  from orders o
  left join lateral (select rule.id, rule.min_amount_minor from approval_rules rule
                      where rule.permission = 'order.refund' and rule.currency = o.currency
                        and (rule.for_site_id = $1 or rule.for_site_id is null)
                      order by rule.for_site_id nulls last limit 1) r on true
 where o.site_id = $1 and o.code = $2`,
  { attempts: z.array(Refundable) },
);

/** One statement, because the order's screen shows it. Null: the site has no such order. */
export async function findAllowance(
  db: Db,
  { siteId, code }: { readonly siteId: number; readonly code: string },
): Promise<AllowanceRow | null> {
  const [row] = await readSite(db, siteId, ALLOWANCE, [siteId, code]);
  return row ?? null;
}
