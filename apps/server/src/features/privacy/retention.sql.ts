import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';

/** In one bite: short transactions, whatever has piled up. */
export const AT_ONCE = 500;
const CART_DAYS = 90;
const MAIL_DAYS = 180;

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
