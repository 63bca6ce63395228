import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { CustomerKey } from '../erase-account.sql.ts';

const FORGET_CARTS = statement(
  'privacy_forget_carts',
  `
with own as (
  select id from carts where site_id = $1 and customer_id = $2
   union
  select cart_id from orders where site_id = $1 and customer_id = $2 and cart_id is not null
   union
  select g.id from customers c join carts g on g.site_id = $1 and g.contact_key = c.email_key and g.customer_id is null
   where c.site_id = $1 and c.id = $2
), places as (
  delete from addresses a using own where a.site_id = $1 and a.cart_id = own.id
), answers as (
  delete from idempotency_keys k using own where k.site_id = $1
     and k.actor like 'guest:%' || own.id || '%'
)
update carts c set contact = null, delivery = null, key_hash = null,
       status = case c.status when 'open' then 'abandoned' else c.status end
  from own where c.site_id = $1 and c.id = own.id`,
);

const FORGET_PLACES = statement(
  'privacy_forget_places',
  'delete from addresses where site_id = $1 and customer_id = $2',
);
const FORGET_WISH_LIST = statement(
  'privacy_forget_wish_list',
  'delete from wish_list_entries where site_id = $1 and customer_id = $2',
);
const FORGET_ANSWERS = statement(
  'privacy_forget_answers',
  `delete from idempotency_keys where site_id = $1 and actor = 'customer:' || $2::bigint`,
);

export async function forgetCarts(tx: Tx, { siteId, customerId }: CustomerKey): Promise<void> {
  for (const statement of [FORGET_CARTS, FORGET_PLACES, FORGET_ANSWERS, FORGET_WISH_LIST])
    await runPrepared(tx, statement, [siteId, customerId]);
}
