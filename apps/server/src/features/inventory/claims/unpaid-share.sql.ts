import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { UnpaidSharesSql } from './unpaid-share.sql.types.ts';

export interface UnpaidShare {
  readonly site: string;
  /** Units held or reserved without a payment, of those that are not sold; 0 to 1. */
  readonly share: number;
}

const SHARES = statement<UnpaidSharesSql, UnpaidShare>(
  'unpaid_shares',
  `
select s.slug as site,
       (count(*) filter (where u.taken_until > now()))::float8 / count(*) as share
  from sites s join units u on u.site_id = s.id
 where s.enable_shop and u.status in ('draft', 'in_production', 'in_transit', 'on_hand') and not u.blocked
   and (u.taken_until is null or u.taken_until < 'infinity')
 group by s.slug`,
);

/** Across all sites, for the metric: how much of each site's stock is kept for shoppers who have not paid. */
export const unsafeReadUnpaidShares = (tx: Tx): Promise<UnpaidShare[]> => runPrepared(tx, SHARES, []);
