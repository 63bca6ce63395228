import { type Db, readSite, runPrepared, type Statement, type Tx } from '../../platform/db.ts';
import type { Address } from '../addresses/addresses.contract.ts';
import type { Contact } from './checkout.contract.ts';

export interface CheckoutOf {
  readonly siteId: number;
  readonly cartId: string;
  readonly locale: string;
  readonly customerId: number | null;
}

/** What a bag's checkout depends on besides the bag. */
export interface CheckoutRow {
  readonly now: Date;
  /** By the site's own clock. */
  readonly today: string;
  readonly site: SiteTerms;
  /** Null when there is no such bag. */
  readonly cart: {
    readonly status: string;
    readonly customer_id: number | null;
    readonly contact: Contact | null;
    readonly delivery: Delivery | null;
  } | null;
  readonly customer: KnownCustomer | null;
  readonly lines: readonly LineRow[];
  readonly addresses: readonly Address[];
  readonly stores: readonly StoreRow[];
  readonly methods: readonly ShipmentMethod[];
  /** Units that the same customer's other bags have. */
  readonly held_elsewhere: number;
  /** The order this bag has become, while it can still be paid another way. */
  readonly order: { readonly code: string; readonly paying: boolean; readonly deadline_at: string } | null;
}

export interface SiteTerms {
  readonly slug: string;
  readonly currency: string;
  readonly country_iso: string | null;
  readonly shop: boolean;
  readonly settings: {
    readonly price_display?: string;
    readonly tax_rate?: number;
    readonly guestCheckout?: boolean;
    readonly storePickup?: boolean;
    readonly exchange_rates?: Readonly<Record<string, unknown>>;
  };
}

export interface KnownCustomer {
  readonly email: string;
  readonly given_name: string;
  readonly family_name: string;
  readonly phone: string | null;
}

export interface Delivery {
  readonly address_type: 'store' | 'home';
  readonly address_id: number | null;
  readonly store_id: number | null;
  readonly shipment_id: string | null;
}

export interface LineRow {
  readonly uuid: string;
  readonly price: number;
  readonly days: number;
  readonly local_days: number;
  /** Where it stands already. */
  readonly here: number | null;
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
                    'settings', s.settings - 'hours' - 'legal' - 'socials') as site,
  now() as now, (now() at time zone s.timezone)::date::text as today`;

const CART = `
  case when c.id is not null then json_build_object('status', c.status, 'customer_id', c.customer_id,
    'contact', c.contact, 'delivery', c.delivery) end as cart`;

const customer = (id: string) => `
  (select json_build_object('email', k.email, 'given_name', k.given_name, 'family_name', k.family_name, 'phone', k.phone)
     from customers k where k.site_id = $1 and k.id = ${id}::bigint) as customer`;

// A guest's one address belongs to his bag, a customer's to his book.
const ADDRESSES = `
  coalesce((select json_agg(json_build_object('id', a.id, 'type', a.type, 'label', a.label,
       'given_name', a.given_name, 'family_name', a.family_name, 'phone', a.phone, 'address1', a.address1,
       'address2', a.address2, 'city', a.city, 'state', a.state, 'postal_code', a.postal_code,
       'country_code', a.country_code) order by a.id)
     from (select * from addresses where site_id = $1 and customer_id = $4::bigint and type = 'shipping'
           union all
           select * from addresses where site_id = $1 and cart_id = $2::uuid) a), '[]') as addresses`;

const STORES = `
  coalesce((select json_agg(json_build_object('id', st.id, 'name', st.name, 'address', st.address, 'city', st.city,
       'state', st.state, 'postal_code', st.postal_code, 'country_code', st.country_iso, 'phone', st.phone)
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

/** Parts of a statement about a bag on its way to an order. Expects `s`, the site, and `c`, the cart. */
export const CHECKOUT_PARTS = [SITE, CART, customer('$4'), ADDRESSES, STORES, METHODS].join(',');

const bound = (customerId: string) => `
with bound as (
  update carts set customer_id = ${customerId}::bigint
   where site_id = $1 and id = $2::uuid and customer_id is null and ${customerId}::bigint is not null and status = 'open'
)`;

const CHECKOUT = {
  name: 'checkout',
  text: `${bound('$4')}
select ${CHECKOUT_PARTS},
  coalesce((select json_agg(json_build_object('uuid', u.id, 'price', coalesce(u.price_minor, 0),
       'days', unit_days(u.status, u.expected_on, u.local_days), 'local_days', u.local_days,
       'here', case when u.status = 'on_hand' then u.store_id end) order by l.added_at, u.id)
     from cart_lines l join units u on u.site_id = l.site_id and u.id = l.unit_id
    where l.site_id = $1 and l.cart_id = $2::uuid), '[]') as lines,
  (select count(*)::int from carts other
     join unit_claims k on k.site_id = other.site_id and k.cart_id = other.id and k.released_at is null
          and k.expires_at > now()
    where other.site_id = $1 and other.customer_id = $4::bigint and other.id <> $2::uuid) as held_elsewhere,
  (select json_build_object('code', o.code, 'deadline_at', o.deadline_at, 'paying', o.status = 'processing' or exists (
       select from payment_attempts a where a.site_id = $1 and a.order_id = o.id
          and a.status in ('processing', 'unknown', 'review')))
     from orders o where o.site_id = $1 and o.cart_id = $2::uuid
      and o.status in ('pending_confirmation', 'processing', 'payment_failed')
    order by o.id desc limit 1) as order
  from sites s left join carts c on c.site_id = s.id and c.id = $2::uuid
 where s.id = $1`,
};

const one = <Row>(rows: readonly Row[], siteId: number): Row => {
  const [row] = rows;
  if (!row) throw new Error(`No site ${siteId}`);
  return row;
};

/** Reads all of it in one round trip, and writes a signed-in customer's name on his bag. */
export const findCheckout = async (db: Db, of: CheckoutOf): Promise<CheckoutRow> =>
  one(
    await readSite<CheckoutRow>(db, of.siteId, CHECKOUT, [of.siteId, of.cartId, of.locale, of.customerId]),
    of.siteId,
  );

/** For a bag on its way to an order, inside the order's transaction. */
export const readParts = async <Row>(
  tx: Tx,
  statement: Statement,
  values: readonly unknown[],
  siteId: number,
) => one(await runPrepared<Row>(tx, statement, values), siteId);

const BUYER = {
  name: 'checkout_buyer',
  text: `${bound('$3')}
select ${[SITE, CART, customer('$3')].join(',')}
  from sites s left join carts c on c.site_id = s.id and c.id = $2::uuid
 where s.id = $1`,
};

/** Who buys, without what: enough to write down a contact. Writes his name on the bag like `findCheckout`. */
export const findBuyer = async (
  db: Db,
  of: CheckoutOf,
): Promise<Pick<CheckoutRow, 'site' | 'cart' | 'customer'>> =>
  one(await readSite<CheckoutRow>(db, of.siteId, BUYER, [of.siteId, of.cartId, of.customerId]), of.siteId);

const SAVE_CONTACT = {
  name: 'checkout_contact',
  text: `
with cart as (
  update carts set contact = $3::jsonb
   where site_id = $1 and id = $2::uuid and status = 'open'
  returning id
), given as (
  select a.* from jsonb_to_record($4::jsonb) as a (type text, label text, given_name text, family_name text,
    phone text, address1 text, address2 text, city text, state text, postal_code text, country_code text)
   where $4::jsonb is not null
), changed as (
  update addresses a
     set type = given.type, label = given.label, given_name = given.given_name, family_name = given.family_name,
         phone = given.phone, address1 = given.address1, address2 = given.address2, city = given.city,
         state = given.state, postal_code = given.postal_code, country_code = given.country_code
    from given, cart where a.site_id = $1 and a.cart_id = cart.id
  returning a.id
), made as (
  insert into addresses (site_id, cart_id, type, label, given_name, family_name, phone, address1, address2, city,
                         state, postal_code, country_code)
  select $1, cart.id, given.type, given.label, given.given_name, given.family_name, given.phone, given.address1,
         given.address2, given.city, given.state, given.postal_code, given.country_code
    from given, cart
   where not exists (select from addresses a where a.site_id = $1 and a.cart_id = $2::uuid)
  returning id
)
select (select id from changed union all select id from made limit 1) as address_id from cart`,
};

/** Null: there is no open bag of that name. The address is the bag's one, changed or made. */
export async function saveContactOf(
  db: Db,
  of: { readonly siteId: number; readonly cartId: string },
  contact: Contact,
  address: Omit<Address, 'id'> | null,
): Promise<{ address_id: number | null } | null> {
  const values = [of.siteId, of.cartId, JSON.stringify(contact), address ? JSON.stringify(address) : null];
  const [row] = await readSite<{ address_id: number | null }>(db, of.siteId, SAVE_CONTACT, values);
  return row ?? null;
}

const SAVE_DELIVERY = {
  name: 'checkout_delivery',
  text: `update carts set delivery = $3::jsonb where site_id = $1 and id = $2::uuid and status = 'open'`,
};

export async function saveDelivery(
  db: Db,
  of: { readonly siteId: number; readonly cartId: string },
  delivery: Delivery,
): Promise<void> {
  await readSite(db, of.siteId, SAVE_DELIVERY, [of.siteId, of.cartId, JSON.stringify(delivery)]);
}
