import { runPrepared, type Tx } from '../../platform/db.ts';
import type { Who } from './erase-account.sql.ts';

const FORGET_TRANSFERS = {
  name: 'privacy_forget_transfers',
  text: `
update bike_transfers t
   set to_email = 'nobody@erased.invalid', token_hash = null,
       status = case t.status when 'pending' then 'cancelled' else t.status end, ended_at = coalesce(t.ended_at, now())
 where t.site_id = $1
   and (t.from_customer_id = $2 or t.to_customer_id = $2
        or lower(t.to_email) = (select c.email_key from customers c where c.site_id = $1 and c.id = $2))`,
};

export const forgetTransfers = (tx: Tx, { siteId, customerId }: Who) =>
  runPrepared(tx, FORGET_TRANSFERS, [siteId, customerId]);

const FORGET_WARRANTY = {
  name: 'privacy_forget_warranty',
  text: `
update warranty_requests set description = 'erased on request', phone = null,
       reason = case when reason is not null then 'erased' end
 where site_id = $1 and customer_id = $2`,
};

const FORGET_RETURNS = {
  name: 'privacy_forget_returns',
  text: `
update returns r set note = null, rejection = case when r.rejection is not null then 'erased' end
  from orders o
 where o.site_id = $1 and o.customer_id = $2 and r.site_id = $1 and r.order_id = o.id`,
};

export async function forgetRequests(tx: Tx, { siteId, customerId }: Who): Promise<void> {
  await runPrepared(tx, FORGET_WARRANTY, [siteId, customerId]);
  await runPrepared(tx, FORGET_RETURNS, [siteId, customerId]);
}

// That somebody agreed to letters stays proved, by a hash; to whom they went does not.
const FORGET_LETTERS = {
  name: 'privacy_forget_letters',
  text: `
delete from subscribers s using customers c
 where c.site_id = $1 and c.id = $2 and s.site_id = $1 and s.email_key = c.email_key`,
};
const FORGET_QUESTIONS = {
  name: 'privacy_forget_questions',
  text: `
update contact_tickets t set name = 'erased', email = 'nobody@erased.invalid', phone = null, order_code = null, serial = null,
       message = 'erased on request', answered_at = coalesce(t.answered_at, now())
  from customers c
 where c.site_id = $1 and c.id = $2 and t.site_id = $1 and t.email_key = c.email_key
   and t.email <> 'nobody@erased.invalid'`,
};

/** While his address is still known. */
export async function forgetLetters(tx: Tx, { siteId, customerId }: Who): Promise<void> {
  await runPrepared(tx, FORGET_LETTERS, [siteId, customerId]);
  await runPrepared(tx, FORGET_QUESTIONS, [siteId, customerId]);
}

// The country stays: where something went decides its tax.
const country = (column: string) => `case when ${column} is not null
         then jsonb_strip_nulls(jsonb_build_object('country_code', ${column} -> 'country_code')) end`;

const FORGET_ORDERS = {
  name: 'privacy_forget_orders',
  text: `
update orders set email = $3, given_name = $4, family_name = $5, phone = null, payment_ref = null,
       delivery_address = ${country('delivery_address')}, billing_address = ${country('billing_address')}
 where site_id = $1 and customer_id = $2`,
};

// What a provider was told or told us of the payer; by its own number the payment can still be found there.
const FORGET_PAYMENTS = {
  name: 'privacy_forget_payments',
  text: `
with his as (
  select a.id from orders o join payment_attempts a on a.site_id = $1 and a.order_id = o.id
   where o.site_id = $1 and o.customer_id = $2
), attempts as (
  update payment_attempts a set post = null, card = null from his where a.site_id = $1 and a.id = his.id
)
update provider_events e set body = '', headers = '{}' from his where e.site_id = $1 and e.attempt_id = his.id`,
};

const FORGET_EVENTS = {
  name: 'privacy_forget_events',
  text: 'select from forget_words_in_order_events($1, $2)',
};

export interface Nobody {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
}

/** After the customer himself: history is rewritten for nobody else. */
export async function forgetOrders(tx: Tx, { siteId, customerId }: Who, nobody: Nobody): Promise<void> {
  const names = [nobody.email, nobody.givenName, nobody.familyName];
  await runPrepared(tx, FORGET_PAYMENTS, [siteId, customerId]);
  await runPrepared(tx, FORGET_EVENTS, [siteId, customerId]);
  await runPrepared(tx, FORGET_ORDERS, [siteId, customerId, ...names]);
}

const FORGET_CARTS = {
  name: 'privacy_forget_carts',
  text: `
with his as (
  select id from carts where site_id = $1 and customer_id = $2
   union
  select cart_id from orders where site_id = $1 and customer_id = $2 and cart_id is not null
), places as (
  delete from addresses a using his where a.site_id = $1 and a.cart_id = his.id
), answers as (
  delete from idempotency_keys k using his where k.site_id = $1 and k.actor = 'guest:' || his.id
)
update carts c set contact = null, delivery = null,
       status = case c.status when 'open' then 'abandoned' else c.status end
  from his where c.site_id = $1 and c.id = his.id`,
};

const FORGET_PLACES = {
  name: 'privacy_forget_places',
  text: 'delete from addresses where site_id = $1 and customer_id = $2',
};
const FORGET_ANSWERS = {
  name: 'privacy_forget_answers',
  text: `delete from idempotency_keys where site_id = $1 and actor = 'customer:' || $2::bigint`,
};

export async function forgetCarts(tx: Tx, { siteId, customerId }: Who): Promise<void> {
  for (const statement of [FORGET_CARTS, FORGET_PLACES, FORGET_ANSWERS])
    await runPrepared(tx, statement, [siteId, customerId]);
}

const forgetAll = (table: string) => ({
  name: `privacy_forget_${table}`,
  text: `delete from ${table} where site_id = $1 and customer_id = $2`,
});
const KEYS = [forgetAll('customer_tokens'), forgetAll('passkeys'), forgetAll('passkey_challenges')];

const FORGET_CUSTOMER = {
  name: 'privacy_forget_customer',
  text: `
update customers set email = $3, given_name = $4, family_name = $5, phone = null, password_hash = null,
       email_verified_at = null, blocked_at = coalesce(blocked_at, now()), erased_at = now()
 where site_id = $1 and id = $2`,
};

/** The person and every way in. The row stays: invoices and orders point at it. */
export async function forgetCustomer(tx: Tx, { siteId, customerId }: Who, nobody: Nobody): Promise<void> {
  for (const statement of KEYS) await runPrepared(tx, statement, [siteId, customerId]);
  const names = [nobody.email, nobody.givenName, nobody.familyName];
  await runPrepared(tx, FORGET_CUSTOMER, [siteId, customerId, ...names]);
}
