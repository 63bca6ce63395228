import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { CustomerKey } from '../erase-account.sql.ts';

// The consent to letters stays proved by a hash; the address does not stay.
const FORGET_LETTERS = statement(
  'privacy_forget_letters',
  `
delete from subscribers s using customers c
 where c.site_id = $1 and c.id = $2 and s.site_id = $1 and s.email_key = c.email_key`,
);
const FORGET_ALERTS = statement(
  'privacy_forget_alerts',
  `
delete from alerts a using customers c
 where c.site_id = $1 and c.id = $2 and a.site_id = $1 and a.email_key = c.email_key`,
);
const FORGET_QUESTIONS = statement(
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
const FORGET_RIDES = statement(
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
const FORGET_PRIVACY_REQUESTS = statement(
  'privacy_forget_privacy_requests',
  `
update privacy_requests r set email = 'nobody@erased.invalid', note = '',
       refusal = case when r.refusal is not null then 'erased' end
  from customers c
 where c.site_id = $1 and c.id = $2 and r.site_id = $1 and r.email_key = c.email_key`,
);
const FORGET_NOTES = statement(
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
