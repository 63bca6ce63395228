import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { CustomerKey } from '../erase-account.sql.ts';

const FORGET_TRANSFERS = statement(
  'privacy_forget_transfers',
  `
update bike_transfers t
   set to_email = 'nobody@erased.invalid', token_hash = null,
       status = case t.status when 'pending' then 'cancelled' else t.status end, ended_at = coalesce(t.ended_at, now())
 where t.site_id = $1
   and (t.from_customer_id = $2 or t.to_customer_id = $2
        or lower(t.to_email) = (select c.email_key from customers c where c.site_id = $1 and c.id = $2))`,
);

export const forgetTransfers = (tx: Tx, { siteId, customerId }: CustomerKey) =>
  runPrepared(tx, FORGET_TRANSFERS, [siteId, customerId]);

const FORGET_WARRANTY = statement(
  'privacy_forget_warranty',
  `
update warranty_requests set description = 'erased on request', phone = null,
       reason = case when reason is not null then 'erased' end
 where site_id = $1 and customer_id = $2`,
);

const FORGET_RETURNS = statement(
  'privacy_forget_returns',
  `
update returns r set note = null, rejection = case when r.rejection is not null then 'erased' end
  from orders o
 where o.site_id = $1 and o.customer_id = $2 and r.site_id = $1 and r.order_id = o.id`,
);

const FORGET_WITHDRAWALS = statement(
  'privacy_forget_withdrawals',
  `
update withdrawals w set name = 'erased', email = 'nobody@erased.invalid'
  from orders o
 where o.site_id = $1 and o.customer_id = $2 and w.site_id = $1 and w.order_id = o.id`,
);

// What is published stays without a name: staff have published nothing that names a person. The rest is deleted.
const FORGET_REVIEWS = statement(
  'privacy_forget_reviews',
  `
with own as (
  select r.id, r.status from orders o join reviews r on r.site_id = $1 and r.order_id = o.id
   where o.site_id = $1 and o.customer_id = $2
), unpublished as (
  delete from reviews r using own where r.site_id = $1 and r.id = own.id and own.status <> 'published'
)
update reviews r set author = null, place = null from own
 where r.site_id = $1 and r.id = own.id and own.status = 'published'`,
);

export async function forgetRequests(tx: Tx, { siteId, customerId }: CustomerKey): Promise<void> {
  await runPrepared(tx, FORGET_WARRANTY, [siteId, customerId]);
  await runPrepared(tx, FORGET_RETURNS, [siteId, customerId]);
  await runPrepared(tx, FORGET_WITHDRAWALS, [siteId, customerId]);
  await runPrepared(tx, FORGET_REVIEWS, [siteId, customerId]);
}
