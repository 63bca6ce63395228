import { z } from 'zod';
import { ask, type Db, type Executor, readSite, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { DeliveryColumns, DeliverySettings, Holidays, StoreHours } from '../delivery/delivery.contract.ts';
import { SOONEST_FIRST } from '../delivery/ready-days.fragment.ts';
import { FREE, forSale, UNAVAILABLE_REASON } from '../products/for-sale.fragment.ts';
import { CartUnit, UnavailableReason } from './carts.contract.ts';

export interface CartRef {
  readonly siteId: number;
  readonly cartId: string;
  /** SHA-256 of the key that the caller presented, in hex. */
  readonly keyHash: string;
  readonly locale: string;
}

const UnitRow = CartUnit.omit({
  final_price_formatted: true,
  attributes: true,
  variant: true,
  location: true,
  local_etd: true,
  total_etd: true,
  ready_on: true,
}).extend({
  ...DeliveryColumns.omit({ status: true }).shape,
  /** What tells it from its sisters. */
  values: z.array(z.string()),
  /** The store and its town, or the plant. */
  place: z.array(z.string()),
  picture: z.string().nullable(),
  reason: UnavailableReason.nullable(),
});
export type UnitRow = Readonly<z.infer<typeof UnitRow>>;

export type AlternativeRow = UnitRow & { readonly instead_of: string };

export interface CartRow {
  readonly currency: string;
  readonly country_iso: string | null;
  readonly now: Date;
  readonly timezone: string;
  readonly delivery: DeliverySettings | null;
  readonly holidays: Holidays | null;
  readonly price_display: string | null;
  readonly tax_rate: number | null;
  /** Null when it has no row yet. */
  readonly status: string | null;
  readonly customer_id: number | null;
  readonly key_hash: string | null;
  readonly lines: readonly UnitRow[];
}

/** Settings of the site, as a cart reads them. */
const SITE_JSON = { delivery: DeliverySettings.nullable(), holidays: Holidays.nullable() };

// In all statements here $1 is the site, $2 the cart and $3, where it occurs, the locale.
const UNIT_COLUMNS = `
  u.id as uuid, p.slug as product_slug, u.variant_id, p.type_id = 2 as is_accessory, u.status, coalesce(own.name, en.name, p.original_name) as name,
  array(select coalesce(vo.content, ve.content, av.original_content)
     from variant_values vv
     join attributes a on a.id = vv.attribute_id
     join attribute_values av on av.id = vv.value_id
     left join attribute_value_translations vo on vo.value_id = av.id and vo.locale = $3
     left join attribute_value_translations ve on ve.value_id = av.id and ve.locale = 'en'
    where vv.variant_id = u.variant_id order by a.position, a.id) as values,
  array_remove(array[coalesce(st.name, u.plant), st.city], null) as place, st.state,
  coalesce(v.picture, p.picture) as picture,
  u.local_days::int as local_days, u.expected_on::text as expected_on, u.store_id, st.office_hours as hours,
  coalesce(u.price_minor, 0) as final_price, ${UNAVAILABLE_REASON} as reason`;

const UNIT_TABLES = `
  join products p on p.id = u.product_id
  join variants v on v.product_id = u.product_id and v.id = u.variant_id
  left join product_translations own on own.product_id = p.id and own.locale = $3
  left join product_translations en on en.product_id = p.id and en.locale = 'en'
  left join site_products sp on sp.site_id = u.site_id and sp.product_id = u.product_id
  left join stores st on st.site_id = u.site_id and st.id = u.store_id`;

const CART = statement<Statements['cart'], CartRow>(
  'cart',
  `
select s.currency, s.country_iso, now() as now, s.timezone, s.settings -> 'delivery' as delivery,
       s.settings -> 'holidays' as holidays, s.settings ->> 'price_display' as price_display,
       (s.settings ->> 'tax_rate')::float8 as tax_rate, c.status, c.customer_id,
       encode(c.key_hash, 'hex') as key_hash,
       coalesce((
         select json_agg(line order by line.added_at, line.uuid) from (
           select l.added_at, ${UNIT_COLUMNS}
             from cart_lines l
             join units u on u.site_id = l.site_id and u.id = l.unit_id
             ${UNIT_TABLES}
            where l.site_id = $1 and l.cart_id = $2::uuid) line), '[]') as lines
  from sites s
  left join carts c on c.site_id = s.id and c.id = $2::uuid
 where s.id = $1`,
  { ...SITE_JSON, lines: z.array(UnitRow) },
);

/** The cart, if it exists, with its lines, and how its site counts money. */
export async function findCart(executor: Executor, cart: CartRef): Promise<CartRow> {
  const [row] = await ask(executor, cart.siteId, CART, [cart.siteId, cart.cartId, cart.locale]);
  if (!row) throw new Error(`No site ${cart.siteId}`);
  return row;
}

const ALTERNATIVES = statement<Statements['cart_alternatives'], AlternativeRow>(
  'cart_alternatives',
  `
select found.* from units gone
 cross join lateral (
   select gone.id as instead_of, ${UNIT_COLUMNS}
     from units u
     ${UNIT_TABLES}
    where u.site_id = gone.site_id and u.product_id = gone.product_id and ${forSale()} and ${FREE}
      and not exists (select from cart_lines l
                       where l.site_id = u.site_id and l.cart_id = $2::uuid and l.unit_id = u.id)
    order by u.variant_id = gone.variant_id desc, ${SOONEST_FIRST}
    limit $5) found
 where gone.site_id = $1 and gone.id = any($4::uuid[])`,
  { hours: StoreHours.nullable() },
);

/** For each unit that is gone: others of its product that are available and not in the cart already. */
export const listAlternatives = (executor: Executor, cart: CartRef, gone: readonly string[], most: number) =>
  ask(executor, cart.siteId, ALTERNATIVES, [cart.siteId, cart.cartId, cart.locale, gone, most]);

export interface Piece {
  readonly uuid: string;
  readonly in_cart: boolean;
  readonly reason: UnavailableReason | null;
}

// Here $3 is the variant.
const PIECES = statement<Statements['cart_pieces'], Piece>(
  'cart_pieces',
  `
select u.id as uuid, l.unit_id is not null as in_cart, ${UNAVAILABLE_REASON} as reason
  from variants v
  join products p on p.id = v.product_id and p.type_id = 2
  join sites s on s.id = $1 and s.enable_shop
  join units u on u.site_id = s.id and u.product_id = v.product_id and u.variant_id = v.id
  left join site_products sp on sp.site_id = u.site_id and sp.product_id = u.product_id
  left join cart_lines l on l.site_id = u.site_id and l.cart_id = $2::uuid and l.unit_id = u.id
 where v.id = $3 and (l.unit_id is not null or (${forSale()} and ${FREE}))
 order by l.unit_id is null, l.added_at, ${SOONEST_FIRST}
 limit $4`,
);

/** The pieces of an accessory's variant that are in the cart, then those it could have, the soonest first. */
export const listPieces = (
  db: Db,
  cart: CartRef,
  variantId: number,
  max: number,
): Promise<readonly Piece[]> => readSite(db, cart.siteId, PIECES, [cart.siteId, cart.cartId, variantId, max]);

export type Added = CartRow & {
  /** False: this site sells no such unit. */
  readonly is_sold_here: boolean;
  readonly reason: UnavailableReason | null;
  readonly in_cart: boolean;
  readonly is_added: boolean;
};

// One statement: what the unit and the cart are, and, if both agree, the cart (made if it is new, else locked), the line,
// and the bag as it is then. A refusal leaves nothing behind. The twenty-first line is refused by the table itself.
// $4 is the unit, $5 the customer, $6 the hash of the cart's key.
const ADD = statement<Statements['cart_add'], Added>(
  'cart_add',
  `
with requested as materialized (
  select ${UNAVAILABLE_REASON} as reason, c.status, c.customer_id, c.key_hash,
         exists (select from cart_lines l where l.site_id = $1 and l.cart_id = $2::uuid and l.unit_id = u.id) as in_cart
    from units u
    join sites s on s.id = u.site_id and s.enable_shop
    join products p on p.id = u.product_id
    left join site_products sp on sp.site_id = u.site_id and sp.product_id = u.product_id
    left join carts c on c.site_id = $1 and c.id = $2::uuid
   where u.site_id = $1 and u.id = $4::uuid
), cart as (
  insert into carts (site_id, id, key_hash)
  select $1, $2::uuid, decode($6, 'hex') from requested
   where requested.reason is null and not requested.in_cart and coalesce(requested.status, 'open') = 'open'
     and (requested.customer_id is null or requested.customer_id = $5::bigint)
     and (requested.status is null or requested.key_hash = decode($6, 'hex'))
  -- Ordered, or made with another key, while we waited for it: no line then, and the cart that is shown next says so.
  on conflict (site_id, id) do update set updated_at = now()
   where carts.status = 'open' and carts.key_hash = excluded.key_hash
  returning id
), line as (
  insert into cart_lines (site_id, cart_id, unit_id, added_at)
  select $1, cart.id, $4::uuid, clock_timestamp() from cart
  on conflict do nothing
  returning site_id, unit_id, added_at
), shown as (
  select site_id, unit_id, added_at from cart_lines where site_id = $1 and cart_id = $2::uuid
  -- A statement does not see what it writes itself.
  union all
  select site_id, unit_id, added_at from line
)
select s.currency, s.country_iso, now() as now, s.timezone, s.settings -> 'delivery' as delivery,
       s.settings -> 'holidays' as holidays, s.settings ->> 'price_display' as price_display,
       (s.settings ->> 'tax_rate')::float8 as tax_rate, requested.status, requested.customer_id,
       encode(requested.key_hash, 'hex') as key_hash, requested.in_cart is not null as is_sold_here, requested.reason, coalesce(requested.in_cart, false) as in_cart,
       exists (select from line) as is_added,
       coalesce((
         select json_agg(row order by row.added_at, row.uuid) from (
           select l.added_at, ${UNIT_COLUMNS}
             from shown l
             join units u on u.site_id = l.site_id and u.id = l.unit_id
             ${UNIT_TABLES}) row), '[]') as lines
  from sites s left join requested on true
 where s.id = $1`,
  { ...SITE_JSON, lines: z.array(UnitRow) },
);

/** Puts the unit into the cart if nothing speaks against it, and shows the cart. */
export async function addLine(
  db: Db,
  cart: CartRef,
  unitId: string,
  customerId: number | null,
): Promise<Added> {
  const values = [cart.siteId, cart.cartId, cart.locale, unitId, customerId, cart.keyHash] as const;
  const [row] = await readSite(db, cart.siteId, ADD, values);
  if (!row) throw new Error(`No site ${cart.siteId}`);
  return row;
}

const DELETE_LINE = statement(
  'delete_line',
  `
    delete from cart_lines where site_id = $1 and cart_id = $2 and unit_id = $3`,
);

export async function deleteLine(tx: Tx, { siteId, cartId }: CartRef, unitId: string): Promise<void> {
  await runPrepared(tx, DELETE_LINE, [siteId, cartId, unitId]);
}
