import { asOwner, type NewCustomer } from './customers.ts';
import { confirmTransfer, postAsStaff } from './staff.ts';

export type JourneyOrder = { code: string; names: string[]; units: string[]; totalMinor: number };

/** Units of the journey's own: other journeys' bags and lists do not change with them. */
const OWN_UNITS = `
insert into units (site_id, product_id, variant_id, serial, status, store_id, price_minor, currency)
select m.site_id, m.product_id, m.variant_id, 'JRN' || upper(left(replace(gen_random_uuid()::text, '-', ''), 14)),
       'on_hand', m.store_id, coalesce($3::bigint, m.price_minor), m.currency
  from (select distinct on (u.product_id) u.* from units u
          join sites s on s.id = u.site_id and s.slug = $1
          join products p on p.id = u.product_id and p.status = 'active' and p.type_id = 1 and p.picture is not null
          join site_products sp on sp.site_id = u.site_id and sp.product_id = p.id and sp.published
         where u.store_id is not null and u.price_minor is not null and not u.blocked
         order by u.product_id, u.id) m
 order by m.product_id limit $2
returning id`;

const ORDER = `
insert into orders (site_id, customer_id, cart_id, locale, email, given_name, family_name, phone, currency,
  prices_include_tax, subtotal_minor, shipping_minor, tax_minor, total_minor, delivery_method, shipment,
  delivery_address, payment_method_id, registered_at, deadline_at)
select s.id, $2, $3, $4, $5, 'Livia', 'Serra', '+390721555000', s.currency, true, sum(u.price_minor), 10000, 0,
       sum(u.price_minor) + 10000, 'shipment', jsonb_build_object('name', 'Corriere'),
       '{"address1":"Via Mazzolari 18","city":"Pesaro","postal_code":"61121","country_code":"IT"}', $6,
       case when $8 then now() end, now() + interval '72 hours'
  from units u join sites s on s.id = u.site_id
 where u.id = any($7::uuid[]) and s.slug = $1 group by s.id
returning site_id, id, code, total_minor, currency`;

const LINES = `
insert into order_lines (site_id, order_id, line_no, unit_id, product_id, variant_id, sku, serial, name, details,
  price_minor, tax_minor, tax_rate, promised_on)
select u.site_id, $1, row_number() over (order by u.product_id), u.id, u.product_id, u.variant_id, v.sku, u.serial,
       p.original_name, jsonb_build_object('variant', v.original_name, 'product_slug', p.slug,
         'picture', coalesce(v.picture, p.picture)), u.price_minor, 0, 0, current_date + 6
  from units u join products p on p.id = u.product_id join variants v on v.id = u.variant_id
 where u.id = any($2::uuid[])
returning name`;

/** An order by transfer of a customer's, of units of its own, that waits for its money. */
export const anOrderOf = (
  customer: NewCustomer,
  options: { count?: number; isRegistered?: boolean; priceMinor?: number } = {},
): Promise<JourneyOrder> =>
  asOwner(async (client) => {
    const { count = 1, isRegistered = true, priceMinor = null } = options;
    const [slug = '', locale = ''] = customer.segment.split('-');
    await client.query('begin');
    const units: string[] = (await client.query(OWN_UNITS, [slug, count, priceMinor])).rows.map(
      ({ id }) => id,
    );
    const { rows: methods } = await client.query(
      `select id, provider from payment_methods where site_id = $1 and type = 'bank-transfer' and account_ref is null
        order by id limit 1`,
      [customer.siteId],
    );
    const cart = await client.query('insert into carts (site_id, customer_id) values ($1, $2) returning id', [
      ...[customer.siteId, customer.id],
    ]);
    const cartId = cart.rows[0].id;
    await client.query(
      `insert into cart_lines (site_id, cart_id, unit_id) select site_id, $2, id from units where id = any($1::uuid[])`,
      [units, cartId],
    );
    const { rows } = await client.query(ORDER, [
      ...[slug, customer.id, cartId, locale, customer.email, methods[0].id, units, isRegistered],
    ]);
    const order = rows[0];
    const lines = await client.query(LINES, [order.id, units]);
    if (isRegistered) await client.query(`update carts set status = 'ordered' where id = $1`, [cartId]);
    await client.query(
      `insert into unit_claims (site_id, unit_id, kind, cart_id, order_id, expires_at)
       select site_id, id, 'reservation', $2, $3, now() + interval '73 hours' from units where id = any($1::uuid[])`,
      [units, cartId, order.id],
    );
    await client.query(
      `insert into payment_attempts (site_id, order_id, method_id, provider, amount_minor, currency, exponent)
       values ($1, $2, $3, $4, $5, $6, 2)`,
      [customer.siteId, order.id, methods[0].id, methods[0].provider, order.total_minor, order.currency],
    );
    await client.query('commit');
    const names = lines.rows.map(({ name }) => String(name));
    return { code: order.code, names, units, totalMinor: Number(order.total_minor) };
  });

/** The order is collected at a store. */
export const collectAtStore = ({ code }: JourneyOrder): Promise<void> =>
  asOwner(async (client) => {
    await client.query(
      `update orders o set delivery_method = 'pickup',
         store_id = (select s.id from stores s where s.site_id = o.site_id order by s.id limit 1) where o.code = $1`,
      [code],
    );
  });

/** The order is to be paid in cash. */
export const payInCash = ({ code }: JourneyOrder): Promise<void> =>
  asOwner(async (client) => {
    await client.query(
      `update orders o set payment_method_id = (select m.id from payment_methods m
         where m.site_id = o.site_id and m.component = 'CashPayment' order by m.id limit 1) where o.code = $1`,
      [code],
    );
  });

/** The buyer of a delivered order asks to give all of it back. Answers with the code of the return. */
export const aReturnOf = ({ code }: JourneyOrder): Promise<string> =>
  asOwner(async (client) => {
    const { rows } = await client.query(
      `with o as (update orders set status = 'return_requested' where code = $1 returning site_id, id),
            r as (insert into returns (site_id, order_id, reason, note)
                  select site_id, id, 'damaged', 'Scratches on the frame.' from o returning site_id, id, order_id, code),
            lines as (insert into return_lines (site_id, return_id, order_id, unit_id)
                      select l.site_id, r.id, r.order_id, l.unit_id
                        from r join order_lines l on l.site_id = r.site_id and l.order_id = r.order_id)
       select code from r`,
      [code],
    );
    return rows[0].code;
  });

/** Paid, sent, and in the buyer's hands. */
export async function deliverOrder(site: string, order: JourneyOrder): Promise<void> {
  await confirmTransfer(site, order.code);
  for (const step of ['prepare', 'ship', 'deliver']) await postAsStaff(site, `orders/${order.code}/${step}`);
}

/** The money that a person had to send back has been sent: what the desk says when the bank has done it. */
export async function sendRefund(site: string, { code }: JourneyOrder): Promise<void> {
  const { rows } = await asOwner((client) =>
    client.query(
      `select c.id from payment_cases c join orders o on o.site_id = c.site_id and o.id = c.order_id
        where o.code = $1 and c.kind = 'refund_by_hand' and c.status = 'open' order by c.id desc limit 1`,
      [code],
    ),
  );
  await postAsStaff(site, `cases/${rows[0].id}/resolve`, { resolution: 'refund', note: `OUT ${code}` });
}
