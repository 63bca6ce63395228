import { z } from 'zod';
import type { Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { MethodSettings } from '../payments/payments.contract.ts';
import { UNAVAILABLE_REASON } from '../products/for-sale.fragment.ts';
import { readParts } from './checkout.sql.ts';
import { CHECKOUT_PARTS } from './checkout-parts.fragment.ts';
import { type CheckoutKey, LineRow, PartsJson } from './checkout-row.sql.ts';

/** A line with all that an order copies of it. */
const PlacingLine = LineRow.extend({
  product_id: z.number(),
  variant_id: z.number(),
  product_slug: z.string(),
  made_to_order: z.boolean(),
  sku: z.string(),
  serial: z.string().nullable(),
  name: z.string(),
  values: z.array(z.string()),
  picture: z.string().nullable(),
  /** Another cart has it, or it is no longer for sale. */
  gone: z.boolean(),
});
export type PlacingLine = Readonly<z.infer<typeof PlacingLine>>;

const PlacingMethod = z.object({
  id: z.number(),
  provider: z.string(),
  component: z.string(),
  account_ref: z.string().nullable(),
  reserve_minutes: z.number(),
  settings: MethodSettings,
});
export type PlacingMethod = Readonly<z.infer<typeof PlacingMethod>>;

const PlacingJson = PartsJson.extend({
  lines: z.array(PlacingLine),
  method: PlacingMethod.nullable(),
  /** The bag's order that is not paid yet, locked. */
  order: z
    .object({
      id: z.number(),
      code: z.string(),
      status: z.string(),
      units: z.array(z.object({ id: z.uuid(), price: z.number(), tax_rate: z.number() })),
      /** Something may still be paid through it; after a decline too, where the provider lets the shopper try on. */
      attempt_is_open: z.boolean(),
    })
    .nullable(),
});

export type PlacingRow = Readonly<z.infer<typeof PlacingJson>> & {
  readonly now: Date;
  /** An order that this very key has made, even if the key itself was forgotten since. */
  readonly made_by_key: boolean;
};

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
  PlacingJson.shape,
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
