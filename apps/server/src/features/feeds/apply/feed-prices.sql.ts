import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { AT_SOLD_STAGE, FREE } from '../../products/for-sale.fragment.ts';

export interface PriceNames {
  readonly line: number;
  readonly sku: string;
  readonly validFrom: string;
}

export interface PriceStanding {
  readonly line: number;
  readonly variantId: number | null;
  /** The instant, with a day read as its first moment where the site is. */
  readonly validFrom: Date;
  readonly isDue: boolean;
  /** What the list already says for exactly that instant. */
  readonly knownMinor: number | null;
  /** What was in force just before it. */
  readonly beforeMinor: number | null;
}

const FIND_PRICE_STANDINGS = statement<Statements['find_price_standings'], PriceStanding>(
  'find_price_standings',
  `
    select r.line, v.id as "variantId", r.at as "validFrom", r.at <= now() as "isDue",
           known.amount_minor as "knownMinor", before.amount_minor as "beforeMinor"
      from (select j.line, j.sku, case when length(j."validFrom") = 10
                   then j."validFrom"::date::timestamp at time zone $1
                   else j."validFrom"::timestamptz end as at
              from json_to_recordset($2::json) as j(line int, sku text, "validFrom" text)) as r
      left join variants v on v.sku = r.sku
      left join prices known on known.site_id = $3 and known.variant_id = v.id and known.valid_from = r.at
      left join lateral (
        select p.amount_minor from prices p
         where p.site_id = $3 and p.variant_id = v.id and p.valid_from < r.at
         order by p.valid_from desc limit 1) as before on true`,
);

export async function findPriceStandings(
  tx: Tx,
  { siteId, timezone }: { siteId: number; timezone: string },
  names: readonly PriceNames[],
): Promise<PriceStanding[]> {
  const rows = await runPrepared(tx, FIND_PRICE_STANDINGS, [timezone, JSON.stringify(names), siteId]);
  return rows;
}

export interface PriceRow {
  readonly variantId: number;
  readonly amountMinor: number;
  readonly currency: string;
  readonly validFrom: Date;
}

const INSERT_PRICES = statement(
  'insert_prices',
  `
    insert into prices (site_id, variant_id, amount_minor, currency, valid_from)
    select $1::int, r."variantId", r."amountMinor", r.currency, r."validFrom"
      from json_to_recordset($2::json)
        as r("variantId" int, "amountMinor" bigint, currency char(3), "validFrom" timestamptz)`,
);

export async function insertPrices(tx: Tx, siteId: number, rows: readonly PriceRow[]) {
  await runPrepared(tx, INSERT_PRICES, [siteId, JSON.stringify(rows)]);
}

const FOLLOW_LIST = statement<Statements['follow_list'], { product: string }>(
  'follow_list',
  `
    with list as materialized (
      select v.product_id, v.id as variant_id, p.slug as product, l.amount_minor, l.currency
        from variants v join products p on p.id = v.product_id
       cross join lateral (
         select amount_minor, currency from prices
          where site_id = $1 and variant_id = v.id and valid_from <= now()
          order by valid_from desc limit 1) as l
    ), stale as (
      select u.id, list.product, list.amount_minor, list.currency
        from list join units u on u.site_id = $1 and u.product_id = list.product_id
             and u.variant_id = list.variant_id
       where not u.own_price and ${AT_SOLD_STAGE} and ${FREE}
         and (u.price_minor, u.currency) is distinct from (list.amount_minor, list.currency)
       order by u.id limit $2
         for no key update of u
    )
    update units u set price_minor = stale.amount_minor, currency = stale.currency
      from stale where u.site_id = $1 and u.id = stale.id
    returning stale.product`,
);

/**
 * Gives units that follow the list the price now in force, some at a time. Claimed units keep the price they were
 * taken at, until they are free again.
 */
export async function followList(tx: Tx, siteId: number, limit: number): Promise<{ product: string }[]> {
  const rows = await runPrepared(tx, FOLLOW_LIST, [siteId, limit]);
  return rows;
}
