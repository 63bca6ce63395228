import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';

/** In one bite: short transactions, whatever has piled up. */
export const AT_ONCE = 500;
const CART_DAYS = 90;
const MAIL_DAYS = 180;
const SUBSCRIBER_DAYS = 30;
const PROOF_YEARS = 3;
const QUESTION_YEARS = 2;
const CONSENT_YEARS = 3;

const count = ({ numAffectedRows }: { numAffectedRows?: bigint }) => Number(numAffectedRows ?? 0n);

/** Bags that were given up and led to no order; what was typed into them goes along. */
export const unsafeDeleteCarts = async (tx: Tx): Promise<number> =>
  count(
    await sql`
      delete from carts where (site_id, id) in (
        select c.site_id, c.id from carts c
         where c.status = 'abandoned' and c.updated_at < now() - ${CART_DAYS} * interval '1 day'
           and not exists (select from orders o where o.site_id = c.site_id and o.cart_id = c.id)
         limit ${AT_ONCE} for update skip locked)`.execute(tx),
  );

/** A bag that became an order still opens that order; what was typed into it is in the order. */
export const unsafeEmptyCarts = async (tx: Tx): Promise<number> =>
  count(
    await sql`
      with old as (
        select c.site_id, c.id from carts c
         where c.status <> 'open' and c.updated_at < now() - ${CART_DAYS} * interval '1 day'
           and (c.contact is not null or c.delivery is not null)
         limit ${AT_ONCE} for update skip locked
      ), places as (
        delete from addresses a using old where a.site_id = old.site_id and a.cart_id = old.id
      )
      update carts c set contact = null, delivery = null from old where c.site_id = old.site_id and c.id = old.id`.execute(
      tx,
    ),
  );

/** The proof of a choice outlives the choice (six months) by as long as somebody may ask for it. */
export const unsafeDeleteConsents = async (tx: Tx): Promise<number> =>
  count(
    await sql`
      delete from consents where (site_id, id, decided_at) in (
        select c.site_id, c.id, c.decided_at from consents c
         where c.decided_at < now() - ${CONSENT_YEARS} * interval '1 year'
         limit ${AT_ONCE})`.execute(tx),
  );

/** That a mail of this kind went out on that day stays; to whom and what it said does not. */
export const unsafeForgetOldMails = async (tx: Tx): Promise<number> =>
  count(
    await sql`
      update mails set to_email = 'nobody@erased.invalid', data = '{}', subject = null, last_error = null
       where (site_id, id) in (
         select m.site_id, m.id from mails m
          where m.queued_at < now() - ${MAIL_DAYS} * interval '1 day' and m.to_email <> 'nobody@erased.invalid'
            and m.status <> 'queued'
          limit ${AT_ONCE} for update skip locked)`.execute(tx),
  );

/** Who never confirmed, or has left: no letters, so no address. */
export const unsafeDeleteSubscribers = async (tx: Tx): Promise<number> =>
  count(
    await sql`
      delete from subscribers where (site_id, id) in (
        select s.site_id, s.id from subscribers s
         where s.status <> 'confirmed' and s.changed_at < now() - ${SUBSCRIBER_DAYS} * interval '1 day'
         limit ${AT_ONCE} for update skip locked)`.execute(tx),
  );

/** Proofs of letters that nobody gets any more, once nobody can complain about them. */
export const unsafeDeleteProofs = async (tx: Tx): Promise<number> =>
  count(
    await sql`
      delete from subscriber_consents where (site_id, id) in (
        select k.site_id, k.id from subscriber_consents k
         where k.subscriber_id is null and k.occurred_at < now() - ${PROOF_YEARS} * interval '1 year'
         limit ${AT_ONCE})`.execute(tx),
  );

/** That a question came and when it was answered stays; who asked and what does not. */
export const unsafeForgetQuestions = async (tx: Tx): Promise<number> =>
  count(
    await sql`
      update contact_tickets set name = 'erased', email = 'nobody@erased.invalid', phone = null, order_code = null,
             serial = null, message = 'kept no longer'
       where (site_id, id) in (
         select t.site_id, t.id from contact_tickets t
          where t.received_at < now() - ${QUESTION_YEARS} * interval '1 year' and t.email <> 'nobody@erased.invalid'
          limit ${AT_ONCE} for update skip locked)`.execute(tx),
  );
