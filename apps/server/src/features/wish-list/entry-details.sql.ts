import { type Db, readSite, runPrepared } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { readyDays } from '../delivery/ready-days.fragment.ts';
import { variantValue } from '../products/available-variants.fragment.ts';
import { unavailableReason } from '../products/for-sale.fragment.ts';

export interface UnitRow {
  readonly id: string;
  readonly slug: string;
  /** Why it cannot be bought; null: it can. */
  readonly reason: 'sold' | 'withdrawn' | 'held' | null;
  readonly price: number | null;
  readonly currency: string | null;
  readonly country: string | null;
  readonly color: number | null;
  readonly size: number | null;
  readonly picture: string | null;
  /** Days until it is ready, before the closed days of its store. */
  readonly days: number;
  readonly store_id: number | null;
  readonly store: string | null;
  readonly city: string | null;
  readonly plant: string | null;
}

const UNITS = statement<Statements['wish_list_units'], UnitRow>(
  'wish_list_units',
  `
select u.id, p.slug, ${unavailableReason('null::uuid')} as reason, u.price_minor as price, u.currency,
       s.country_iso as country, color.value_id as color, size.value_id as size,
       coalesce(v.picture, p.picture) as picture, ${readyDays('$3')} as days,
       u.store_id, st.name as store, st.city, u.plant
  from units u
  join sites s on s.id = $1
  join products p on p.id = u.product_id
  join variants v on v.product_id = u.product_id and v.id = u.variant_id
  left join site_products sp on sp.site_id = u.site_id and sp.product_id = u.product_id
  left join stores st on st.site_id = u.site_id and st.id = u.store_id
  left join ${variantValue('color', 'colour', 'u.variant_id')}
  left join ${variantValue('size', 'size', 'u.variant_id')}
 where u.site_id = $1 and u.id = any($2::uuid[])`,
);

/** Sold ones too. */
export const findUnits = (db: Db, siteId: number, ids: readonly string[], table: readonly number[]) =>
  ids.length > 0 ? readSite(db, siteId, UNITS, [siteId, ids, table]) : Promise.resolve([]);

export interface ValueRow {
  readonly id: number;
  readonly content: string;
  readonly color1: string | null;
  readonly color2: string | null;
}

const VALUES = statement<Statements['wish_list_values'], ValueRow>(
  'wish_list_values',
  `
select v.id, coalesce(own.content, en.content, v.original_content) as content,
       v.settings ->> 'color1' as color1, v.settings ->> 'color2' as color2
  from attribute_values v
  left join attribute_value_translations own on own.value_id = v.id and own.locale = $2
  left join attribute_value_translations en on en.value_id = v.id and en.locale = 'en'
 where v.id = any($1::int[])`,
);

/** Colours and sizes in words. */
export const findValues = (db: Db, ids: readonly number[], locale: string) =>
  ids.length > 0 ? runPrepared(db, VALUES, [ids, locale]) : Promise.resolve([]);
