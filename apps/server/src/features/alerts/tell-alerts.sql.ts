import { runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import { FREE, PRODUCT_FOR_SALE, soldAhead, unitForSale } from '../products/for-sale.fragment.ts';

export interface ProductKey {
  readonly siteId: number;
  readonly productId: number;
}

const LOCK = statement(
  'alerts_lock',
  `select pg_try_advisory_xact_lock(hashtextextended('alerts.tell:' || $1::int || ':' || $2::int, 0)) as is_locked`,
);

/** One worker at a time gives out the units of a product. False: another is at it. */
export const lockLine = async (tx: Tx, { siteId, productId }: ProductKey): Promise<boolean> =>
  (await runPrepared(tx, LOCK, [siteId, productId]))[0]?.is_locked === true;

/** So many units are offered in one run; more wait for the next minute. */
const UNITS_PER_RUN = 50;
const DEFAULT_WAIT_HOURS = 24;

/** An alert was told of the unit a short time ago and still has the first choice. Expects `s`, the site. */
const IS_OFFERED = `exists (
  select from alerts told where told.site_id = u.site_id and told.unit_id = u.id
     and told.told_at > now() - make_interval(
           hours => coalesce((s.settings -> 'alerts' ->> 'wait_hours')::int, ${DEFAULT_WAIT_HOURS})))`;
const AHEAD = soldAhead('s.settings');

// Of each unit only the first alerts of the line, as many as there are units: later ones could not be served.
const MATCH = statement(
  'alerts_match',
  `
with free as materialized (
  select u.id, u.variant_id, unit_days(u.status, u.expected_on, u.local_days) as days, st.location
    from units u
    join sites s on s.id = $1 and s.enable_shop
    join products p on p.id = u.product_id
    join site_products sp on sp.site_id = $1 and sp.product_id = p.id
    left join stores st on st.site_id = $1 and st.id = u.store_id
   where u.site_id = $1 and u.product_id = $2 and ${unitForSale(AHEAD)} and ${PRODUCT_FOR_SALE} and ${FREE}
     and not ${IS_OFFERED}
   order by days, u.id
   limit ${UNITS_PER_RUN}
)
select a.id as alert_id, free.id as unit_id
  from free cross join lateral (
    select a.id, a.confirmed_at from alerts a
     where a.site_id = $1 and a.product_id = $2 and a.status = 'waiting'
       and (a.color_id is null or exists (
             select from variant_values v where v.variant_id = free.variant_id and v.value_id = a.color_id))
       and (a.size_id is null or exists (
             select from variant_values v where v.variant_id = free.variant_id and v.value_id = a.size_id))
       and (a.location is null or coalesce(st_dwithin(a.location, free.location, a.radius_m), false))
     order by a.confirmed_at, a.id
     limit (select count(*) from free)) a
 order by a.confirmed_at, a.id, free.days, free.id`,
);

/** Pairs of a waiting alert and a free unit that suits it, in the order of the line. */
export const findMatches = (tx: Tx, { siteId, productId }: ProductKey) =>
  runPrepared(tx, MATCH, [siteId, productId]);

const MARK_TOLD = statement(
  'alerts_mark_told',
  `
update alerts a set status = 'told', told_at = now(), changed_at = now(), unit_id = t.unit_id
  from unnest($2::bigint[], $3::uuid[]) as t (alert_id, unit_id)
 where a.site_id = $1 and a.id = t.alert_id and a.status = 'waiting'
returning a.id as alert_id, a.unit_id, a.email, a.locale, a.color_id,
          array(select v.attribute_id || '=' || v.id from attribute_values v
                 where v.id in (a.color_id, a.size_id) order by v.attribute_id) as filters`,
);

export const markTold = (tx: Tx, siteId: number, pairs: ReadonlyMap<number, string>) =>
  runPrepared(tx, MARK_TOLD, [siteId, [...pairs.keys()], [...pairs.values()]]);

const content = (attribute: string) => `
  (select coalesce(t.content, av.original_content) from variant_values vv
     join attributes a on a.id = vv.attribute_id and a.slug = '${attribute}'
     join attribute_values av on av.id = vv.value_id
     left join attribute_value_translations t on t.value_id = av.id and t.locale = wanted.locale
    where vv.variant_id = u.variant_id limit 1)`;

const UNIT_WORDS = statement(
  'alerts_unit_words',
  `
select u.id as unit_id, p.slug, coalesce(own.name, p.original_name) as name, ${content('colour')} as color,
       ${content('size')} as size, st.name as store, st.city
  from unnest($2::uuid[], $3::text[]) as wanted (unit_id, locale)
  join units u on u.site_id = $1 and u.id = wanted.unit_id
  join products p on p.id = u.product_id
  left join product_translations own on own.product_id = p.id and own.locale = wanted.locale
  left join stores st on st.site_id = $1 and st.id = u.store_id`,
);

/** What a mail says of each unit, in the language of its reader. */
export const readUnitWords = (
  tx: Tx,
  siteId: number,
  wanted: readonly { readonly unitId: string; readonly locale: string }[],
) =>
  runPrepared(tx, UNIT_WORDS, [
    siteId,
    wanted.map(({ unitId }) => unitId),
    wanted.map(({ locale }) => locale),
  ]);

const ARRIVALS = statement(
  'unsafe_alert_arrivals',
  `
select line.site_id, line.product_id
  from (select distinct a.site_id, a.product_id from alerts a where a.status = 'waiting') line
  join sites s on s.id = line.site_id and s.enable_shop
  join products p on p.id = line.product_id
  join site_products sp on sp.site_id = line.site_id and sp.product_id = p.id
 where ${PRODUCT_FOR_SALE} and exists (
   select from units u where u.site_id = line.site_id and u.product_id = line.product_id
      and ${unitForSale(AHEAD)} and ${FREE} and not ${IS_OFFERED})`,
);

/** Products with a waiting alert and a unit that may be offered, whether or not the two suit each other. */
export const unsafeFindArrivals = (tx: Tx) => runPrepared(tx, ARRIVALS, []);
