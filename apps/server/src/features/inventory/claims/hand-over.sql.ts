import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';

// Two statements, because a unit is sold before it is delivered and one statement changes a row once.
const SOLD = statement(
  'hand_over_sold',
  `
update units u set status = 'sold', sold_on = coalesce(u.sold_on, (now() at time zone s.timezone)::date)
  from unit_claims c, sites s
 where c.site_id = $1 and c.order_id = $2 and c.kind = 'sale' and c.released_at is null and s.id = $1
   and u.site_id = $1 and u.id = c.unit_id and u.status <> 'delivered' and u.status <> 'sold' and u.serial is not null`,
);
const DELIVERED = statement(
  'hand_over_delivered',
  `
update units u set status = 'delivered', delivered_on = (now() at time zone s.timezone)::date
  from unit_claims c, sites s
 where c.site_id = $1 and c.order_id = $2 and c.kind = 'sale' and c.released_at is null and s.id = $1
   and u.site_id = $1 and u.id = c.unit_id and u.status = 'sold'`,
);

export async function deliverUnits(tx: Tx, siteId: number, orderId: number): Promise<void> {
  await runPrepared(tx, SOLD, [siteId, orderId]);
  await runPrepared(tx, DELIVERED, [siteId, orderId]);
}
