import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { CustomerKey } from '../erase-account.sql.ts';

// The country stays: where something went decides its tax.
const country = (column: string) => `case when ${column} is not null
         then jsonb_strip_nulls(jsonb_build_object('country_code', ${column} -> 'country_code')) end`;

const FORGET_ORDERS = statement(
  'privacy_forget_orders',
  `
with notes as (
  delete from order_notes n using orders o
   where o.site_id = $1 and o.customer_id = $2 and n.site_id = $1 and n.order_id = o.id
)
update orders set email = $3, given_name = $4, family_name = $5, phone = null, payment_ref = null,
       delivery_address = ${country('delivery_address')}, billing_address = ${country('billing_address')}
 where site_id = $1 and customer_id = $2`,
);

// What a provider was told or told us of the payer; by its own number the payment can still be found there.
const FORGET_PAYMENTS = statement(
  'privacy_forget_payments',
  `
with own as (
  select a.id from orders o join payment_attempts a on a.site_id = $1 and a.order_id = o.id
   where o.site_id = $1 and o.customer_id = $2
), attempts as (
  update payment_attempts a set post = null, card = null from own where a.site_id = $1 and a.id = own.id
)
update provider_events e set body = '', headers = '{}' from own where e.site_id = $1 and e.attempt_id = own.id`,
);

const FORGET_EVENTS = statement('privacy_forget_events', 'select from forget_words_in_order_events($1, $2)');

export interface Placeholder {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
}

/** Runs after the customer's row: history can be rewritten only for erased customers. */
export async function forgetOrders(
  tx: Tx,
  { siteId, customerId }: CustomerKey,
  placeholder: Placeholder,
): Promise<void> {
  const names = [placeholder.email, placeholder.givenName, placeholder.familyName] as const;
  await runPrepared(tx, FORGET_PAYMENTS, [siteId, customerId]);
  await runPrepared(tx, FORGET_EVENTS, [siteId, customerId]);
  await runPrepared(tx, FORGET_ORDERS, [siteId, customerId, ...names]);
}
