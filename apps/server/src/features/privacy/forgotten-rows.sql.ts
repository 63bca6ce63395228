import { runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { CustomerKey } from './erase-account.sql.ts';
import type {
  PrivacyForgetAlertsSql,
  PrivacyForgetAnswersSql,
  PrivacyForgetApprovalsSql,
  PrivacyForgetAuditSql,
  PrivacyForgetCartsSql,
  PrivacyForgetCustomerSql,
  PrivacyForgetCustomerTokensSql,
  PrivacyForgetEventsSql,
  PrivacyForgetKnownDevicesSql,
  PrivacyForgetLettersSql,
  PrivacyForgetNotesSql,
  PrivacyForgetOrdersSql,
  PrivacyForgetPasskeyChallengesSql,
  PrivacyForgetPasskeysSql,
  PrivacyForgetPaymentsSql,
  PrivacyForgetPlacesSql,
  PrivacyForgetPrivacyRequestsSql,
  PrivacyForgetQuestionsSql,
  PrivacyForgetReturnsSql,
  PrivacyForgetReviewsSql,
  PrivacyForgetRidesSql,
  PrivacyForgetTransfersSql,
  PrivacyForgetWarrantySql,
  PrivacyForgetWishListSql,
  PrivacyForgetWithdrawalsSql,
} from './forgotten-rows.sql.types.ts';

const FORGET_TRANSFERS = statement<PrivacyForgetTransfersSql>(
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

const FORGET_WARRANTY = statement<PrivacyForgetWarrantySql>(
  'privacy_forget_warranty',
  `
update warranty_requests set description = 'erased on request', phone = null,
       reason = case when reason is not null then 'erased' end
 where site_id = $1 and customer_id = $2`,
);

const FORGET_RETURNS = statement<PrivacyForgetReturnsSql>(
  'privacy_forget_returns',
  `
update returns r set note = null, rejection = case when r.rejection is not null then 'erased' end
  from orders o
 where o.site_id = $1 and o.customer_id = $2 and r.site_id = $1 and r.order_id = o.id`,
);

const FORGET_WITHDRAWALS = statement<PrivacyForgetWithdrawalsSql>(
  'privacy_forget_withdrawals',
  `
update withdrawals w set name = 'erased', email = 'nobody@erased.invalid'
  from orders o
 where o.site_id = $1 and o.customer_id = $2 and w.site_id = $1 and w.order_id = o.id`,
);

// What is published stays without a name: staff have published nothing that names a person. The rest is deleted.
const FORGET_REVIEWS = statement<PrivacyForgetReviewsSql>(
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

// The consent to letters stays proved by a hash; the address does not stay.
const FORGET_LETTERS = statement<PrivacyForgetLettersSql>(
  'privacy_forget_letters',
  `
delete from subscribers s using customers c
 where c.site_id = $1 and c.id = $2 and s.site_id = $1 and s.email_key = c.email_key`,
);
const FORGET_ALERTS = statement<PrivacyForgetAlertsSql>(
  'privacy_forget_alerts',
  `
delete from alerts a using customers c
 where c.site_id = $1 and c.id = $2 and a.site_id = $1 and a.email_key = c.email_key`,
);
const FORGET_QUESTIONS = statement<PrivacyForgetQuestionsSql>(
  'privacy_forget_questions',
  `
with own as (
  select t.id from customers c join contact_tickets t on t.site_id = $1 and t.email_key = c.email_key
   where c.site_id = $1 and c.id = $2 and t.email <> 'nobody@erased.invalid'
), messages as (
  update ticket_messages m set body = 'erased on request', author = null, author_email = null, attachments = '{}'
    from own where m.site_id = $1 and m.ticket_id = own.id
)
update contact_tickets t set name = 'erased', email = 'nobody@erased.invalid', phone = null, order_code = null, serial = null,
       subject = null, message = 'erased on request', answered_at = coalesce(t.answered_at, now())
  from customers c
 where c.site_id = $1 and c.id = $2 and t.site_id = $1 and t.email_key = c.email_key
   and t.email <> 'nobody@erased.invalid'`,
);

// An open booking is cancelled with it: its hour becomes free.
const FORGET_RIDES = statement<PrivacyForgetRidesSql>(
  'privacy_forget_rides',
  `
update test_rides t set given_name = 'erased', family_name = '', email = 'nobody@erased.invalid', phone = null,
       network_hash = null, cancel_reason = case when t.cancel_reason is not null then 'erased' end,
       cancelled_by = case when t.status in ('booked', 'changed') then 'rider' else t.cancelled_by end,
       status = case when t.status in ('booked', 'changed') then 'cancelled' else t.status end
  from customers c
 where c.site_id = $1 and c.id = $2 and t.site_id = $1 and t.email_key = c.email_key
   and t.email <> 'nobody@erased.invalid'`,
);

// That there was a request and when it was answered has to be proved; by whom it came does not.
const FORGET_PRIVACY_REQUESTS = statement<PrivacyForgetPrivacyRequestsSql>(
  'privacy_forget_privacy_requests',
  `
update privacy_requests r set email = 'nobody@erased.invalid', note = '',
       refusal = case when r.refusal is not null then 'erased' end
  from customers c
 where c.site_id = $1 and c.id = $2 and r.site_id = $1 and r.email_key = c.email_key`,
);
const FORGET_NOTES = statement<PrivacyForgetNotesSql>(
  'privacy_forget_notes',
  'delete from customer_notes where site_id = $1 and customer_id = $2',
);

/** Runs while the address is still known. */
export async function forgetSubscriptions(tx: Tx, { siteId, customerId }: CustomerKey): Promise<void> {
  await runPrepared(tx, FORGET_LETTERS, [siteId, customerId]);
  await runPrepared(tx, FORGET_ALERTS, [siteId, customerId]);
  await runPrepared(tx, FORGET_QUESTIONS, [siteId, customerId]);
  await runPrepared(tx, FORGET_RIDES, [siteId, customerId]);
  await runPrepared(tx, FORGET_PRIVACY_REQUESTS, [siteId, customerId]);
  await runPrepared(tx, FORGET_NOTES, [siteId, customerId]);
}

// The country stays: where something went decides its tax.
const country = (column: string) => `case when ${column} is not null
         then jsonb_strip_nulls(jsonb_build_object('country_code', ${column} -> 'country_code')) end`;

const FORGET_ORDERS = statement<PrivacyForgetOrdersSql>(
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
const FORGET_PAYMENTS = statement<PrivacyForgetPaymentsSql>(
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

const FORGET_EVENTS = statement<PrivacyForgetEventsSql>(
  'privacy_forget_events',
  'select from forget_words_in_order_events($1, $2)',
);

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

const FORGET_CARTS = statement<PrivacyForgetCartsSql>(
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

const FORGET_PLACES = statement<PrivacyForgetPlacesSql>(
  'privacy_forget_places',
  'delete from addresses where site_id = $1 and customer_id = $2',
);
const FORGET_WISH_LIST = statement<PrivacyForgetWishListSql>(
  'privacy_forget_wish_list',
  'delete from wish_list_entries where site_id = $1 and customer_id = $2',
);
const FORGET_ANSWERS = statement<PrivacyForgetAnswersSql>(
  'privacy_forget_answers',
  `delete from idempotency_keys where site_id = $1 and actor = 'customer:' || $2::bigint`,
);

export async function forgetCarts(tx: Tx, { siteId, customerId }: CustomerKey): Promise<void> {
  for (const statement of [FORGET_CARTS, FORGET_PLACES, FORGET_ANSWERS, FORGET_WISH_LIST])
    await runPrepared(tx, statement, [siteId, customerId]);
}

const forgetAll = (table: string) => `delete from ${table} where site_id = $1 and customer_id = $2`;
const KEYS = [
  statement<PrivacyForgetCustomerTokensSql>('privacy_forget_customer_tokens', forgetAll('customer_tokens')),
  statement<PrivacyForgetKnownDevicesSql>('privacy_forget_known_devices', forgetAll('known_devices')),
  statement<PrivacyForgetPasskeysSql>('privacy_forget_passkeys', forgetAll('passkeys')),
  statement<PrivacyForgetPasskeyChallengesSql>(
    'privacy_forget_passkey_challenges',
    forgetAll('passkey_challenges'),
  ),
];

const FORGET_CUSTOMER = statement<PrivacyForgetCustomerSql>(
  'privacy_forget_customer',
  `
update customers set email = $3, given_name = $4, family_name = $5, phone = null, password_hash = null,
       email_verified_at = null, blocked_at = coalesce(blocked_at, now()), erased_at = now()
 where site_id = $1 and id = $2`,
);

/** The person and every way in. The row stays: invoices and orders point at it. */
export async function forgetCustomer(
  tx: Tx,
  { siteId, customerId }: CustomerKey,
  placeholder: Placeholder,
): Promise<void> {
  for (const statement of KEYS) await runPrepared(tx, statement, [siteId, customerId]);
  const names = [placeholder.email, placeholder.givenName, placeholder.familyName] as const;
  await runPrepared(tx, FORGET_CUSTOMER, [siteId, customerId, ...names]);
}

const FORGET_AUDIT = statement<PrivacyForgetAuditSql>(
  'privacy_forget_audit',
  `
delete from audit_private v
 where v.site_id = $1
   and (v.customer_id = $2
        or v.email_key = (select c.email_key from customers c where c.site_id = $1 and c.id = $2)
        or v.audit_id in (select a.id from orders o
                            join audit_log a on a.site_id = $1 and a.subject_kind = 'order' and a.subject_ref = o.code
                           where o.site_id = $1 and o.customer_id = $2))`,
);

// One that still waits needs its input to run, and its order is under way: such a person cannot be erased.
const FORGET_APPROVALS = statement<PrivacyForgetApprovalsSql>(
  'privacy_forget_approvals',
  `
update approvals a set reason = '', note = '', input = a.input - 'reason' - 'note'
  from orders o
 where o.site_id = $1 and o.customer_id = $2
   and a.site_id = $1 and a.subject_kind = 'order' and a.subject_ref = o.code and a.status <> 'proposed'`,
);

/**
 * The personal values of audit rows, and what was typed for approvals. Audit rows stay with their salted hash, so the
 * chain still fits.
 */
export async function forgetAuditValues(tx: Tx, { siteId, customerId }: CustomerKey): Promise<void> {
  for (const statement of [FORGET_AUDIT, FORGET_APPROVALS])
    await runPrepared(tx, statement, [siteId, customerId]);
}
