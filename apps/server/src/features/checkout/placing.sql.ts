import type { Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { UNAVAILABLE_REASON } from '../products/for-sale.fragment.ts';
import { readParts } from './checkout.sql.ts';
import { CHECKOUT_PARTS } from './checkout-parts.fragment.ts';
import type { CheckoutKey, CheckoutRow, LineRow } from './checkout-row.sql.ts';

/** A line with all that an order copies of it. */
export interface PlacingLine extends LineRow {
  readonly product_id: number;
  readonly variant_id: number;
  readonly product_slug: string;
  readonly made_to_order: boolean;
  readonly sku: string;
  readonly serial: string | null;
  readonly name: string;
  readonly values: readonly string[];
  readonly picture: string | null;
  /** Another cart has it, or it is no longer for sale. */
  readonly gone: boolean;
}

export interface PlacingRow extends Omit<CheckoutRow, 'lines' | 'order'> {
  readonly lines: readonly PlacingLine[];
  readonly method: PlacingMethod | null;
  /** The bag's order that is not paid yet, locked. */
  readonly order: {
    readonly id: number;
    readonly code: string;
    readonly status: string;
    readonly units: readonly { readonly id: string; readonly price: number; readonly tax_rate: number }[];
    /** Something may still be paid through it; after a decline too, where the provider lets the shopper try on. */
    readonly attempt_is_open: boolean;
  } | null;
  /** An order that this very key has made, even if the key itself was forgotten since. */
  readonly made_by_key: boolean;
}

export interface PlacingMethod {
  readonly id: number;
  readonly provider: string;
  readonly component: string;
  readonly account_ref: string | null;
  readonly reserve_minutes: number;
  readonly settings: Readonly<Record<string, unknown>>;
}

// The order's row is locked before the cart's: a transaction that confirms an order has it locked when it closes the cart.
const PLACING = statement<Statements['placing'], PlacingRow>(
  'placing',
  `
with o as materialized (
  select id, code, status from orders
   where site_id = $1 and cart_id = $2::uuid and status in ('pending_confirmation', 'processing', 'payment_failed')
   order by id desc limit 1 for no key update
), c as materialized (
  select id, status, customer_id, key_hash, contact, delivery from carts
   where site_id = $1 and id = $2::uuid and (select count(*) from o) >= 0 for no key update
)
select ${CHECKOUT_PARTS},
  coalesce((select json_agg(line order by line.added_at, line.uuid) from (
     select l.added_at, u.id as uuid, coalesce(u.price_minor, 0) as price,
            u.status, u.expected_on, u.local_days, u.store_id, at.state, at.office_hours as hours, u.product_id, u.variant_id,
            p.slug as product_slug, p.made_to_order, v.sku, u.serial, coalesce(own.name, en.name, p.original_name) as name,
            coalesce(v.picture, p.picture) as picture,
            ${UNAVAILABLE_REASON} is not null as gone,
            array(select coalesce(vo.content, ve.content, av.original_content)
               from variant_values vv
               join attributes a on a.id = vv.attribute_id
               join attribute_values av on av.id = vv.value_id
               left join attribute_value_translations vo on vo.value_id = av.id and vo.locale = $3
               left join attribute_value_translations ve on ve.value_id = av.id and ve.locale = 'en'
              where vv.variant_id = u.variant_id order by a.position, a.id) as values
       from cart_lines l
       join units u on u.site_id = l.site_id and u.id = l.unit_id
       left join stores at on at.site_id = u.site_id and at.id = u.store_id
       join products p on p.id = u.product_id
       join variants v on v.product_id = u.product_id and v.id = u.variant_id
       left join site_products sp on sp.site_id = u.site_id and sp.product_id = u.product_id
       left join product_translations own on own.product_id = p.id and own.locale = $3
       left join product_translations en on en.product_id = p.id and en.locale = 'en'
      where l.site_id = $1 and l.cart_id = $2::uuid) line), '[]') as lines,
  (select json_build_object('id', m.id, 'provider', m.provider, 'component', m.component, 'account_ref', m.account_ref,
       'reserve_minutes', m.reserve_minutes, 'settings', m.settings)
     from payment_methods m where m.site_id = $1 and m.id = $5 and m.enabled) as method,
  (select json_build_object('id', o.id, 'code', o.code, 'status', o.status,
       'units', (select json_agg(json_build_object('id', l.unit_id, 'price', l.price_minor, 'tax_rate', l.tax_rate) order by l.unit_id)
                   from order_lines l where l.site_id = $1 and l.order_id = o.id),
       'attempt_is_open', exists (select from payment_attempts a where a.site_id = $1 and a.order_id = o.id
          and (a.status in ('created', 'ready', 'processing', 'action_required', 'unknown', 'review')
               or (a.status = 'failed' and a.account_ref is not null and not a.hints ? 'closed'))))
     from o) as order,
  exists (select from orders x where x.site_id = $1 and x.idempotency_key = $6) as made_by_key
  from sites s left join c on true
 where s.id = $1`,
);

/** Everything an order is made of, with its bag and the bag's present order locked. */
export const findPlacing = (
  tx: Tx,
  checkout: CheckoutKey,
  methodId: number,
  key: string,
): Promise<PlacingRow> =>
  readParts(
    tx,
    PLACING,
    [checkout.siteId, checkout.cartId, checkout.locale, checkout.customerId, methodId, key],
    checkout.siteId,
  );
