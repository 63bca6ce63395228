import { type Db, readSite, runPrepared, type Tx } from '../../platform/db/db.ts';
import { type Statement, statement } from '../../platform/db/statement.ts';
import {
  addressAssignments,
  addressColumns,
  addressJson,
  addressRecord,
} from '../addresses/address-columns.fragment.ts';
import type { Address } from '../addresses/addresses.contract.ts';
import type {
  DeliveryColumns,
  DeliverySettings,
  Holidays,
  StoreHours,
} from '../delivery/delivery.contract.ts';
import type { UnpaidSettings } from '../inventory/claim-keys.contract.ts';
import type { Contact } from './checkout.contract.ts';
import type {
  CheckoutBuyerSql,
  CheckoutContactSql,
  CheckoutDeliverySql,
  CheckoutSql,
} from './checkout.sql.types.ts';

export interface CheckoutKey {
  readonly siteId: number;
  readonly cartId: string;
  /** SHA-256 of the key that the caller presented, in hex. */
  readonly keyHash: string;
  readonly locale: string;
  readonly customerId: number | null;
}

/** What a bag's checkout depends on besides the bag. */
export interface CheckoutRow {
  readonly now: Date;
  readonly site: SiteTerms;
  /** Null when there is no such bag. */
  readonly cart: {
    readonly status: string;
    readonly customer_id: number | null;
    readonly key_hash: string | null;
    readonly contact: Contact | null;
    readonly delivery: Delivery | null;
  } | null;
  readonly customer: KnownCustomer | null;
  readonly lines: readonly LineRow[];
  readonly addresses: readonly Address[];
  /** The customer's own for invoices; a guest's one address is among `addresses`. */
  readonly billing_addresses: readonly Address[];
  readonly stores: readonly StoreRow[];
  readonly methods: readonly ShipmentMethod[];
  readonly proofs: readonly ProofRow[];
  /** The order this bag has become, while it can still be paid another way. */
  readonly order: { readonly code: string; readonly paying: boolean; readonly deadline_at: string } | null;
}

export interface SiteTerms {
  readonly slug: string;
  readonly currency: string;
  readonly country_iso: string | null;
  readonly shop: boolean;
  readonly timezone: string;
  readonly settings: {
    readonly delivery?: DeliverySettings;
    readonly holidays?: Holidays;
    readonly price_display?: string;
    readonly tax_rate?: number;
    readonly guestCheckout?: boolean;
    readonly storePickup?: boolean;
    readonly exchange_rates?: Readonly<Record<string, unknown>>;
    readonly unpaid?: UnpaidSettings;
    readonly cash_max_minor?: number;
  };
}

/** What the cart's shopper has shown for one e-mail address. */
export interface ProofRow {
  /** The address' keyed hash, in hex. */
  readonly email_key: string;
  readonly captcha: boolean;
  readonly confirmed: boolean;
}

export interface KnownCustomer {
  readonly email: string;
  readonly given_name: string;
  readonly family_name: string;
  readonly phone: string | null;
  readonly email_is_verified: boolean;
}

export interface Delivery {
  readonly address_type: 'store' | 'home';
  readonly address_id: number | null;
  readonly store_id: number | null;
  readonly shipment_id: string | null;
}

export interface LineRow extends DeliveryColumns {
  readonly uuid: string;
  readonly price: number;
}

export interface StoreRow {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string | null;
  readonly postal_code: string | null;
  readonly country_code: string;
  readonly phone: string | null;
  readonly hours: StoreHours;
}

export interface ShipmentMethod {
  readonly id: string;
  readonly kind: 'home' | 'pickup';
  readonly name: string;
  readonly carrier: string;
  readonly first_minor: number;
  readonly further_minor: number;
  readonly extra_days: number;
}

// $1 is the site and $2 the cart; in statements made of CHECKOUT_PARTS $3 is the locale and $4 the customer.
const SITE = `
  json_build_object('slug', s.slug, 'currency', s.currency, 'country_iso', s.country_iso, 'shop', s.enable_shop,
                    'timezone', s.timezone,
                    'settings', s.settings - 'hours' - 'legal' - 'socials') as site,
  now() as now`;

const CART = `
  case when c.id is not null then json_build_object('status', c.status, 'customer_id', c.customer_id,
    'key_hash', encode(c.key_hash, 'hex'), 'contact', c.contact, 'delivery', c.delivery) end as cart`;

const customer = (id: string) => `
  (select json_build_object('email', k.email, 'given_name', k.given_name, 'family_name', k.family_name, 'phone', k.phone,
     'email_is_verified', k.email_verified_at is not null)
     from customers k where k.site_id = $1 and k.id = ${id}::bigint) as customer`;

// A guest's address belongs to the cart, a customer's to the address book.
const ADDRESS = addressJson('a', ['id']);
const ADDRESSES = `
  coalesce((select json_agg(${ADDRESS} order by a.id)
     from (select * from addresses where site_id = $1 and customer_id = $4::bigint and type = 'shipping'
           union all
           select * from addresses where site_id = $1 and cart_id = $2::uuid) a), '[]') as addresses,
  coalesce((select json_agg(${ADDRESS} order by a.id) from addresses a
     where a.site_id = $1 and a.customer_id = $4::bigint and a.type = 'billing'), '[]') as billing_addresses`;

const STORES = `
  coalesce((select json_agg(json_build_object('id', st.id, 'name', st.name, 'address', st.address, 'city', st.city,
       'state', st.state, 'postal_code', st.postal_code, 'country_code', st.country_iso, 'phone', st.phone,
       'hours', st.office_hours)
       order by st.name, st.id)
     from stores st where st.site_id = $1 and st.status = 'active' and 'store_pickup' = any(st.services)
      and s.settings -> 'storePickup' = 'true'), '[]') as stores`;

const METHODS = `
  coalesce((select json_agg(json_build_object('id', m.code, 'kind', m.kind, 'carrier', m.carrier,
       'name', coalesce(own.name, en.name, any_name.name, m.carrier), 'first_minor', m.first_minor,
       'further_minor', m.further_minor, 'extra_days', m.extra_days) order by m.position, m.id)
     from shipment_methods m
     left join shipment_method_translations own on own.site_id = $1 and own.method_id = m.id and own.locale = $3
     left join shipment_method_translations en on en.site_id = $1 and en.method_id = m.id and en.locale = 'en'
     left join lateral (select name from shipment_method_translations t
                         where t.site_id = $1 and t.method_id = m.id order by locale limit 1) any_name on true
    where m.site_id = $1 and m.enabled), '[]') as methods`;

const PROOFS = `
  coalesce((select json_agg(json_build_object('email_key', encode(f.email_key, 'hex'),
       'captcha', f.captcha_passed_at is not null, 'confirmed', f.confirmed_at is not null))
     from checkout_proofs f where f.site_id = $1 and f.cart_id = $2::uuid), '[]') as proofs`;

/** Parts of a statement about a bag on its way to an order. Expects `s`, the site, and `c`, the cart. */
export const CHECKOUT_PARTS = [SITE, CART, customer('$4'), ADDRESSES, STORES, METHODS, PROOFS].join(',');

const bound = (customerId: string, keyHash: string) => `
with bound as (
  update carts set customer_id = ${customerId}::bigint
   where site_id = $1 and id = $2::uuid and customer_id is null and ${customerId}::bigint is not null and status = 'open'
     and key_hash = decode(${keyHash}, 'hex')
)`;

const CHECKOUT = statement<CheckoutSql, CheckoutRow>(
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

const BUYER = statement<CheckoutBuyerSql, Pick<CheckoutRow, 'site' | 'cart' | 'customer'>>(
  'checkout_buyer',
  `${bound('$3', '$4')}
select ${[SITE, CART, customer('$3')].join(',')}
  from sites s left join carts c on c.site_id = s.id and c.id = $2::uuid
 where s.id = $1`,
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

const SAVE_CONTACT = statement<CheckoutContactSql, { address_id: number | null }>(
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

const SAVE_DELIVERY = statement<CheckoutDeliverySql>(
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
