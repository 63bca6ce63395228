import { runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';

/** In one bite: short transactions, whatever has piled up. */
export const AT_ONCE = 500;
const CART_DAYS = 90;
const MAIL_DAYS = 180;
const SUBSCRIBER_DAYS = 30;
const UNCONFIRMED_ALERT_DAYS = 7;
const ENDED_ALERT_DAYS = 90;
const ALERT_DAYS = 365;
const PROOF_YEARS = 3;
const QUESTION_YEARS = 2;
const CONSENT_YEARS = 3;
const RIDE_YEARS = 1;
const REVIEW_YEARS = 1;

const DELETE_CARTS = statement(
  'unsafe_delete_carts',
  `
delete from carts where (site_id, id) in (
  select c.site_id, c.id from carts c
   where c.status = 'abandoned' and c.updated_at < now() - $1 * interval '1 day'
     and not exists (select from orders o where o.site_id = c.site_id and o.cart_id = c.id)
   limit $2 for update skip locked)
returning id`,
);

/** Bags that were given up and led to no order; what was typed into them goes along. */
export const unsafeDeleteCarts = async (tx: Tx): Promise<number> =>
  (await runPrepared(tx, DELETE_CARTS, [CART_DAYS, AT_ONCE])).length;

const EMPTY_CARTS = statement(
  'unsafe_empty_carts',
  `
with old as (
  select c.site_id, c.id from carts c
   where c.status <> 'open' and c.updated_at < now() - $1 * interval '1 day'
     and (c.contact is not null or c.delivery is not null)
   limit $2 for update skip locked
), places as (
  delete from addresses a using old where a.site_id = old.site_id and a.cart_id = old.id
)
update carts c set contact = null, delivery = null from old where c.site_id = old.site_id and c.id = old.id
returning c.id`,
);

/** A bag that became an order still opens that order; what was typed into it is in the order. */
export const unsafeEmptyCarts = async (tx: Tx): Promise<number> =>
  (await runPrepared(tx, EMPTY_CARTS, [CART_DAYS, AT_ONCE])).length;

const DELETE_CONSENTS = statement(
  'unsafe_delete_consents',
  `
delete from consents where (site_id, id, decided_at) in (
  select c.site_id, c.id, c.decided_at from consents c
   where c.decided_at < now() - $1 * interval '1 year'
   limit $2)
returning id`,
);

/** The proof of a choice outlives the choice (six months) by as long as it may be required. */
export const unsafeDeleteConsents = async (tx: Tx): Promise<number> =>
  (await runPrepared(tx, DELETE_CONSENTS, [CONSENT_YEARS, AT_ONCE])).length;

const FORGET_OLD_MAILS = statement(
  'unsafe_forget_old_mails',
  `
update mails set to_email = 'nobody@erased.invalid', data = '{}', subject = null, last_error = null
 where (site_id, id) in (
   select m.site_id, m.id from mails m
    where m.queued_at < now() - $1 * interval '1 day' and m.to_email <> 'nobody@erased.invalid'
      and m.status <> 'queued'
    limit $2 for update skip locked)
returning id`,
);

/** That a mail of this kind went out on that day stays; to whom and what it said does not. */
export const unsafeForgetOldMails = async (tx: Tx): Promise<number> =>
  (await runPrepared(tx, FORGET_OLD_MAILS, [MAIL_DAYS, AT_ONCE])).length;

const DELETE_SUBSCRIBERS = statement(
  'unsafe_delete_subscribers',
  `
delete from subscribers where (site_id, id) in (
  select s.site_id, s.id from subscribers s
   where s.status <> 'confirmed' and s.changed_at < now() - $1 * interval '1 day'
   limit $2 for update skip locked)
returning id`,
);

/** Unconfirmed and former subscribers get no letters, so the address is deleted. */
export const unsafeDeleteSubscribers = async (tx: Tx): Promise<number> =>
  (await runPrepared(tx, DELETE_SUBSCRIBERS, [SUBSCRIBER_DAYS, AT_ONCE])).length;

const DELETE_ALERTS = statement(
  'unsafe_delete_alerts',
  `
delete from alerts where (site_id, id) in (
  select a.site_id, a.id from alerts a
   where a.changed_at < now() - interval '1 day'
           * case a.status when 'pending' then $1::int when 'waiting' then $2::int else $3::int end
   limit $4 for update skip locked)
returning id`,
);

/** Alerts that were never confirmed, that have ended (the link to stop all others still works that long), or that waited a year. */
export const unsafeDeleteAlerts = async (tx: Tx): Promise<number> =>
  (await runPrepared(tx, DELETE_ALERTS, [UNCONFIRMED_ALERT_DAYS, ALERT_DAYS, ENDED_ALERT_DAYS, AT_ONCE]))
    .length;

const DELETE_PROOFS = statement(
  'unsafe_delete_proofs',
  `
delete from subscriber_consents where (site_id, id) in (
  select k.site_id, k.id from subscriber_consents k
   where k.subscriber_id is null and k.occurred_at < now() - $1 * interval '1 year'
   limit $2)
returning id`,
);

/** Proofs of ended subscriptions, once complaints are no longer possible. */
export const unsafeDeleteProofs = async (tx: Tx): Promise<number> =>
  (await runPrepared(tx, DELETE_PROOFS, [PROOF_YEARS, AT_ONCE])).length;

const FORGET_QUESTIONS = statement(
  'unsafe_forget_questions',
  `
with old as (
  select t.site_id, t.id from contact_tickets t
   where t.received_at < now() - $1 * interval '1 year' and t.email <> 'nobody@erased.invalid'
     and not exists (select from ticket_messages m where m.site_id = t.site_id and m.ticket_id = t.id
                        and m.created_at >= now() - $1 * interval '1 year')
   limit $2 for update skip locked
), messages as (
  update ticket_messages m set body = 'kept no longer', author = null, author_email = null, attachments = '{}'
    from old where m.site_id = old.site_id and m.ticket_id = old.id
)
update contact_tickets t set name = 'erased', email = 'nobody@erased.invalid', phone = null, order_code = null,
       serial = null, subject = null, message = 'kept no longer'
  from old where t.site_id = old.site_id and t.id = old.id
returning t.id`,
);

/** That a question came and when it was answered stays; the sender and the text do not. */
export const unsafeForgetQuestions = async (tx: Tx): Promise<number> =>
  (await runPrepared(tx, FORGET_QUESTIONS, [QUESTION_YEARS, AT_ONCE])).length;

const FORGET_RIDES = statement(
  'unsafe_forget_rides',
  `
update test_rides set given_name = 'erased', family_name = '', email = 'nobody@erased.invalid', phone = null,
       network_hash = null, cancel_reason = case when cancel_reason is not null then 'erased' end
 where (site_id, id) in (
   select r.site_id, r.id from test_rides r
    where r.ends_at < now() - $1 * interval '1 year' and r.email <> 'nobody@erased.invalid'
    limit $2 for update skip locked)
returning id`,
);

/** That a demonstrator was ridden then stays; by whom does not. */
export const unsafeForgetRides = async (tx: Tx): Promise<number> =>
  (await runPrepared(tx, FORGET_RIDES, [RIDE_YEARS, AT_ONCE])).length;
const DELETE_REVIEWS = statement(
  'unsafe_delete_reviews',
  `
delete from reviews where (site_id, id) in (
  select r.site_id, r.id from reviews r
   where r.status = 'refused' and r.decided_at < now() - $1 * interval '1 year'
   limit $2 for update skip locked)
returning id`,
);

/** Refused reviews, once their author can no longer ask why. */
export const unsafeDeleteReviews = async (tx: Tx): Promise<number> =>
  (await runPrepared(tx, DELETE_REVIEWS, [REVIEW_YEARS, AT_ONCE])).length;
