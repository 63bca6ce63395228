import { randomBytes } from 'node:crypto';
import { asOwner, type NewCustomer } from '../customers.ts';
import { newMailbox } from '../mails.ts';

/** A customer's claim to a bike bought over a dealer's counter; its id. */
export const aRegistration = (customer: NewCustomer): Promise<number> =>
  asOwner(async (client) => {
    const { rows } = await client.query(
      `with unit as (
         insert into units (site_id, product_id, variant_id, serial, status, store_id, sold_on, price_minor, currency)
         select $1, v.product_id, v.id, $3, 'sold', (select min(id) from stores where site_id = $1), current_date - 30,
                100000, s.currency
           from variants v join products p on p.id = v.product_id and p.status = 'active'
           join categories c on c.id = p.category_id and c.slug = 'bicycles' join sites s on s.id = $1
          order by v.id limit 1
         returning id, serial)
       insert into bike_registrations (site_id, customer_id, unit_id, serial, purchased_on)
       select $1, $2, id, serial, current_date - 30 from unit returning id`,
      [customer.siteId, customer.id, `CLAIM${randomBytes(5).toString('hex').toUpperCase()}`],
    );
    return Number(rows[0].id);
  });

/** A review that waits to be read; its code. */
export const aReview = (siteId: number): Promise<string> =>
  asOwner(async (client) => {
    const { rows } = await client.query(
      `insert into reviews (site_id, product_id, import_ref, stars, title, body, author, locale)
       select $1, min(product_id), $2, 4, 'Bella, sella dura', 'Dopo mille chilometri nessun problema.', 'Anna R.', 'it'
         from site_products where site_id = $1 and published returning code`,
      [siteId, randomBytes(8).toString('hex')],
    );
    return rows[0].code;
  });

/** A ride of today that has just begun, or that begins in some minutes. */
export const aRide = (siteId: number, when: 'begun' | 'ahead') =>
  asOwner(async (client) => {
    const rider = `Rita ${randomBytes(4).toString('hex')}`;
    const email = newMailbox();
    const start = when === 'begun' ? "- interval '2 minutes'" : "+ interval '2 minutes'";
    const { rows } = await client.query(
      `insert into test_rides (site_id, id, demonstrator_id, starts_at, ends_at, given_name, family_name, email, locale)
       select $1, gen_random_uuid(), d.id, now() ${start}, now() ${start} + interval '1 minute', $2, 'Serra', $3, 'it'
         from demonstrators d
        where d.site_id = $1 and d.status = 'active' and not exists (select from test_rides r
                where r.site_id = $1 and r.demonstrator_id = d.id and r.starts_at > now() - interval '1 hour'
                  and r.starts_at < now() + interval '1 hour')
        order by random() limit 1 returning code`,
      [siteId, rider, email],
    );
    return { code: String(rows[0].code), rider, email };
  });
