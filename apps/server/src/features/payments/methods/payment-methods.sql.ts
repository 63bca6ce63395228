import { type Db, readSite } from '../../../platform/db/db.ts';
import { type Known, statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import type { PaymentComponent, PaymentMethod } from '../payments.contract.ts';

export interface MethodRow {
  readonly id: number;
  readonly name: string;
  readonly type: PaymentMethod['type'];
  readonly component: PaymentComponent;
  readonly account_ref: string | null;
  readonly instructions: string | null;
  readonly min_minor: number | null;
  readonly max_minor: number | null;
  /** The site's ceiling for cash on delivery. */
  readonly cash_max_minor: number | null;
  readonly currency: string;
  readonly country_iso: string | null;
  /** What the bag costs; null without a bag. */
  readonly bag_minor: number | null;
}

const METHODS = statement<Known<Statements['payment_methods'], Pick<MethodRow, 'component'>>, MethodRow>(
  'payment_methods',
  `
select m.id, coalesce(own.name, en.name, m.code) as name, m.type, m.component, m.account_ref,
       coalesce(own.instructions, en.instructions) as instructions,
       (m.settings ->> 'min_minor')::float8 as min_minor, (m.settings ->> 'max_minor')::float8 as max_minor,
       (s.settings ->> 'cash_max_minor')::float8 as cash_max_minor,
       s.currency, s.country_iso, bag.minor as bag_minor
  from payment_methods m
  join sites s on s.id = m.site_id
  left join payment_method_translations own on own.site_id = m.site_id and own.method_id = m.id and own.locale = $2
  left join payment_method_translations en on en.site_id = m.site_id and en.method_id = m.id and en.locale = 'en'
  left join lateral (
    select round(sum(u.price_minor) * case when s.settings ->> 'price_display' = 'exclusive'
             then 1 + coalesce((s.settings ->> 'tax_rate')::numeric,
               (s.settings #> '{state_tax_rates,states}' ->> max(coalesce(t.state, a.state)))::numeric, 0) / 100
             else 1 end)::bigint as minor
      from carts c
      join cart_lines l on l.site_id = c.site_id and l.cart_id = c.id
      join units u on u.site_id = l.site_id and u.id = l.unit_id
      left join addresses a on a.site_id = c.site_id and a.id = (c.delivery ->> 'address_id')::bigint
      left join stores t on t.site_id = c.site_id and t.id = (c.delivery ->> 'store_id')::int
     where c.site_id = m.site_id and c.id = $3::uuid and c.key_hash = decode($4, 'hex')) bag on true
 where m.site_id = $1 and m.enabled
 order by m.position, m.id`,
);

/** The ways to pay on a site, in the asked language or in English, with what the bag costs. */
export const listMethods = (
  db: Db,
  key: { siteId: number; locale: string; cart: { id: string; keyHash: string } | null },
) =>
  readSite(db, key.siteId, METHODS, [
    key.siteId,
    key.locale,
    key.cart?.id ?? null,
    key.cart?.keyHash ?? null,
  ]);
