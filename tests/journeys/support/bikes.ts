import { randomBytes } from 'node:crypto';
import { asOwner, type NewCustomer } from './customers.ts';
import { postAsStaff } from './staff.ts';

export type SoldUnit = { id: string; serial: string };

/** A vehicle of its own that has left the shop over a dealer's counter. */
export const aSoldUnit = (siteId: number, sku: string): Promise<SoldUnit> =>
  asOwner(async (client) => {
    const serial = `VNT${randomBytes(6).toString('hex').toUpperCase()}`;
    const { rows } = await client.query(
      `insert into units (site_id, product_id, variant_id, serial, status, store_id, sold_on, price_minor, currency)
       select $1, v.product_id, v.id, $3, 'sold',
              (select id from stores where site_id = $1 order by id limit 1), current_date - 90, 100000, s.currency
         from variants v join sites s on s.id = $1 where v.sku = $2 returning id`,
      [siteId, sku, serial],
    );
    return { id: rows[0].id, serial };
  });

/** A customer's bike, by a dealer's sale that staff have confirmed. */
export async function aBikeOf(customer: NewCustomer, sku: string): Promise<SoldUnit> {
  const unit = await aSoldUnit(customer.siteId, sku);
  await asOwner((client) =>
    client.query(
      `with made as (
         insert into bikes (site_id, unit_id, product_id, variant_id, serial, customer_id, activated_at, expires_at)
         select site_id, id, product_id, variant_id, serial, $2, now() - interval '90 days',
                now() - interval '90 days' + interval '5 years' from units where id = $1
         returning site_id, id, customer_id
       )
       insert into bike_owners (site_id, bike_id, customer_id, how) select site_id, id, customer_id, 'registered' from made`,
      [unit.id, customer.id],
    ),
  );
  return unit;
}

/** An order of this very vehicle that waits to be handed over; a guest's when no customer is named. */
export const aShippedOrder = (
  unit: SoldUnit,
  buyer: { siteId: number; email: string; id: string | null },
): Promise<string> =>
  asOwner(async (client) => {
    const { rows } = await client.query(
      `with placed as (
         insert into orders (site_id, customer_id, status, payment_status, fulfilment_status, locale, email, given_name,
                             family_name, currency, prices_include_tax, subtotal_minor, tax_minor, total_minor,
                             delivery_method, registered_at, confirmed_at)
         select $1, $2, 'shipped', 'paid', 'shipped', 'it', $3, 'Livia', 'Serra', currency, true, 100000, 0, 100000,
                'shipment', now(), now() from sites where id = $1
         returning site_id, id, code
       ), line as (
         insert into order_lines (site_id, order_id, line_no, unit_id, product_id, variant_id, sku, serial, name,
                                  price_minor, tax_minor, tax_rate)
         select placed.site_id, placed.id, 1, u.id, u.product_id, u.variant_id, v.sku, u.serial, p.original_name,
                100000, 0, 0
           from placed, units u join variants v on v.product_id = u.product_id and v.id = u.variant_id
           join products p on p.id = u.product_id where u.id = $4
       ), claim as (
         insert into unit_claims (site_id, unit_id, kind, order_id) select site_id, $4, 'sale', id from placed
       )
       select code from placed`,
      [buyer.siteId, buyer.id, buyer.email, unit.id],
    );
    return rows[0].code;
  });

/** Staff hand an order over. */
export const deliver = (site: string, code: string) => postAsStaff(site, `orders/${code}/deliver`);

/** Staff accept a customer's claim to a frame number. */
export async function verifyFrame(site: string, serial: string): Promise<void> {
  const { rows } = await asOwner((client) =>
    client.query(
      `select r.id from bike_registrations r join sites s on s.id = r.site_id
        where s.slug = $1 and r.serial = $2 and r.status = 'pending'`,
      [site, serial],
    ),
  );
  if (!rows[0]) throw new Error(`no claim to ${serial}`);
  await postAsStaff(site, `bike-registrations/${rows[0].id}/verify`);
}
