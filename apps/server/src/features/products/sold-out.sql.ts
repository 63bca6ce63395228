import { z } from 'zod';
import { type Db, readSite } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { readyDays } from '../delivery/ready-days.fragment.ts';
import { NEIGHBOURS, variantValue } from './available-variants.fragment.ts';
import { FREE, unitForSale } from './for-sale.fragment.ts';

export interface ListPrice {
  /** Null: the variants have no colour. */
  readonly color: number | null;
  readonly amount: number;
}

const LIST_PRICES = statement<Statements['product_list_prices'], ListPrice>(
  'product_list_prices',
  `
select color.value_id as color, min(list.amount_minor) as amount
  from variants v
  left join ${variantValue('color', 'colour', 'v.id')}
 cross join lateral (
    select amount_minor, currency from prices
     where site_id = $1 and variant_id = v.id and valid_from <= now()
     order by valid_from desc limit 1) list
 where v.product_id = $2 and v.status = 'active'
   and list.currency = (select currency from sites where id = $1)
 group by color.value_id`,
);

/** What the variants cost on a site whether a unit is available or not: the lowest of each colour. */
export const findListPrices = (db: Db, siteId: number, productId: number): Promise<ListPrice[]> =>
  readSite(db, siteId, LIST_PRICES, [siteId, productId]);

const Ready = z.array(z.object({ store: z.number().nullable(), days: z.number() }));

export interface SimilarRow {
  readonly slug: string;
  readonly name: string;
  readonly kind: string | null;
  readonly image: string | null;
  readonly price: number;
  readonly units: number;
  /** Days until the soonest unit is ready, by store where that has closed days of its own. */
  readonly ready: z.infer<typeof Ready>;
}

const MAX_SIMILAR = 3;

const SIMILAR = statement<Statements['similar_products'], SimilarRow>(
  'similar_products',
  `
select o.slug, coalesce(own.name, en.name, o.original_name) as name, coalesce(own.kind, en.kind) as kind,
       o.picture as image, had.price, had.units, had.ready
  from products p
 cross join lateral (${NEIGHBOURS}) o
 cross join lateral (
    select min(stock.price) as price, sum(stock.units)::int as units,
           json_agg(json_build_object('store', stock.store, 'days', stock.days)) as ready
      from (
        select case when u.store_id = any($5::int[]) then u.store_id end as store, min(u.price_minor) as price,
               count(*) as units, min(${readyDays('$4')}) as days
          from units u
         where u.site_id = $1 and u.product_id = o.id and ${unitForSale()} and ${FREE}
         group by 1) stock
    having count(*) > 0) had
  left join product_translations own on own.product_id = o.id and own.locale = $3
  left join product_translations en on en.product_id = o.id and en.locale = 'en'
 where p.id = $2
 order by abs(o.position - p.position), o.id
 limit ${MAX_SIMILAR}`,
  { ready: Ready },
);

/** Products of the same category with available units on the site, nearest in the order of the category first. */
export const findSimilar = (
  db: Db,
  input: {
    siteId: number;
    productId: number;
    locale: string;
    calendar: { table: readonly number[]; stores: readonly number[] };
  },
): Promise<SimilarRow[]> => {
  const { siteId, productId, locale, calendar } = input;
  return readSite(db, siteId, SIMILAR, [siteId, productId, locale, calendar.table, calendar.stores]);
};
