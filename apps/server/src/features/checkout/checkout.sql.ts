import { type Db, readSite, runPrepared, type Tx } from '../../platform/db/db.ts';
import { type Statement, statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { addressAssignments, addressColumns, addressRecord } from '../addresses/address-columns.fragment.ts';
import type { Address } from '../addresses/addresses.contract.ts';
import type { Contact } from './checkout.contract.ts';
import { CART, CHECKOUT_PARTS, customer, SITE } from './checkout-parts.fragment.ts';
import {
  BuyerJson,
  CheckoutJson,
  type CheckoutKey,
  type CheckoutRow,
  type Delivery,
} from './checkout-row.sql.ts';

const bound = (customerId: string, keyHash: string) => `
with bound as (
  update carts set customer_id = ${customerId}::bigint
   where site_id = $1 and id = $2::uuid and customer_id is null and ${customerId}::bigint is not null and status = 'open'
     and key_hash = decode(${keyHash}, 'hex')
)`;

const CHECKOUT = statement<Statements['checkout'], CheckoutRow>(
  'checkout',
  `${bound('$4', '$5')}
select ${CHECKOUT_PARTS},
  coalesce((select json_agg(json_build_object('uuid', u.id, 'price', coalesce(u.price_minor, 0),
       'status', u.status, 'expected_on', u.expected_on, 'local_days', u.local_days, 'store_id', u.store_id,
       'state', at.state, 'hours', at.office_hours) order by l.added_at, u.id)
     from cart_lines l join units u on u.site_id = l.site_id and u.id = l.unit_id
     left join stores at on at.site_id = u.site_id and at.id = u.store_id
    where l.site_id = $1 and l.cart_id = $2::uuid), '[]') as lines,
  (select json_build_object('code', o.code, 'deadline_at', o.deadline_at, 'paying', o.status = 'processing' or exists (
       select from payment_attempts a where a.site_id = $1 and a.order_id = o.id
          and a.status in ('processing', 'unknown', 'review')))
     from orders o where o.site_id = $1 and o.cart_id = $2::uuid
      and o.status in ('pending_confirmation', 'processing', 'payment_failed')
    order by o.id desc limit 1) as order
  from sites s left join carts c on c.site_id = s.id and c.id = $2::uuid
 where s.id = $1`,
  CheckoutJson.shape,
);

const one = <Row>(rows: readonly Row[], siteId: number): Row => {
  const [row] = rows;
  if (!row) throw new Error(`No site ${siteId}`);
  return row;
};

/** Reads all of it in one round trip, and links the cart to the signed-in customer. */
export const findCheckout = async (db: Db, checkout: CheckoutKey): Promise<CheckoutRow> =>
  one(
    await readSite(db, checkout.siteId, CHECKOUT, [
      checkout.siteId,
      checkout.cartId,
      checkout.locale,
      checkout.customerId,
      checkout.keyHash,
    ]),
    checkout.siteId,
  );

/** For a bag on its way to an order, inside the order's transaction. */
export const readParts = async <Parameters extends readonly unknown[], Row>(
  tx: Tx,
  statement: Statement<Parameters, Row>,
  values: NoInfer<Parameters>,
  siteId: number,
) => one(await runPrepared(tx, statement, values), siteId);

const BUYER = statement<Statements['checkout_buyer'], Pick<CheckoutRow, 'site' | 'cart' | 'customer'>>(
  'checkout_buyer',
  `${bound('$3', '$4')}
select ${[SITE, CART, customer('$3')].join(',')}
  from sites s left join carts c on c.site_id = s.id and c.id = $2::uuid
 where s.id = $1`,
  BuyerJson.shape,
);

/** The buyer without the lines: enough to save a contact. Links the cart to the customer like `findCheckout`. */
export const findBuyer = async (
  db: Db,
  checkout: CheckoutKey,
): Promise<Pick<CheckoutRow, 'site' | 'cart' | 'customer'>> =>
  one(
    await readSite(db, checkout.siteId, BUYER, [
      checkout.siteId,
      checkout.cartId,
      checkout.customerId,
      checkout.keyHash,
    ]),
    checkout.siteId,
  );

const SAVE_CONTACT = statement<Statements['checkout_contact'], { address_id: number | null }>(
  'checkout_contact',
  `
with cart as (
  update carts set contact = $3::jsonb
   where site_id = $1 and id = $2::uuid and status = 'open'
  returning id
), input as (
  select typed.* from ${addressRecord('$4', 'typed')}
   where $4::jsonb is not null
), changed as (
  update addresses a
     set ${addressAssignments('input')}
    from input, cart where a.site_id = $1 and a.cart_id = cart.id
  returning a.id
), made as (
  insert into addresses (site_id, cart_id, ${addressColumns()})
  select $1, cart.id, ${addressColumns('input')}
    from input, cart
   where not exists (select from addresses a where a.site_id = $1 and a.cart_id = $2::uuid)
  returning id
)
select (select id from changed union all select id from made limit 1) as address_id from cart`,
);

/** Null: there is no open bag of that name. The address is the bag's one, changed or made. */
export async function saveContactOf(
  db: Db,
  checkout: { readonly siteId: number; readonly cartId: string },
  contact: Contact,
  address: Omit<Address, 'id'> | null,
): Promise<{ address_id: number | null } | null> {
  const values = [
    checkout.siteId,
    checkout.cartId,
    JSON.stringify(contact),
    address ? JSON.stringify(address) : null,
  ] as const;
  const [row] = await readSite(db, checkout.siteId, SAVE_CONTACT, values);
  return row ?? null;
}

const SAVE_DELIVERY = statement(
  'checkout_delivery',
  `update carts set delivery = $3::jsonb where site_id = $1 and id = $2::uuid and status = 'open'`,
);

export async function saveDelivery(
  db: Db,
  checkout: { readonly siteId: number; readonly cartId: string },
  delivery: Delivery,
): Promise<void> {
  await readSite(db, checkout.siteId, SAVE_DELIVERY, [
    checkout.siteId,
    checkout.cartId,
    JSON.stringify(delivery),
  ]);
}
