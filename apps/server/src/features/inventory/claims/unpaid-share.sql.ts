import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { FREE, IN_STOCK } from '../../products/for-sale.fragment.ts';

export interface UnpaidShare {
  readonly site: string;
  /** Units held or reserved without a payment, of those that are not sold; 0 to 1. */
  readonly share: number;
}

const SHARES = statement<Statements['unpaid_shares'], UnpaidShare>(
  'unpaid_shares',
  `
select s.slug as site,
       (count(*) filter (where not ${FREE}))::float8 / count(*) as share
  from sites s join units u on u.site_id = s.id
 where s.enable_shop and ${IN_STOCK}
   and (u.taken_until is null or u.taken_until < 'infinity')
 group by s.slug`,
);

/** Across all sites, for the metric: how much of each site's stock is kept for shoppers who have not paid. */
export const unsafeReadUnpaidShares = (tx: Tx): Promise<UnpaidShare[]> => runPrepared(tx, SHARES, []);
