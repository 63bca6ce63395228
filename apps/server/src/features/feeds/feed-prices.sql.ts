import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';

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

export async function findPriceStandings(
  tx: Tx,
  { siteId, timezone }: { siteId: number; timezone: string },
  names: readonly PriceNames[],
): Promise<PriceStanding[]> {
  const { rows } = await sql<PriceStanding>`
    select r.line, v.id as "variantId", r.at as "validFrom", r.at <= now() as "isDue",
           known.amount_minor as "knownMinor", before.amount_minor as "beforeMinor"
      from (select j.line, j.sku, case when length(j."validFrom") = 10
                   then j."validFrom"::date::timestamp at time zone ${timezone}
                   else j."validFrom"::timestamptz end as at
              from json_to_recordset(${JSON.stringify(names)}::json) as j(line int, sku text, "validFrom" text)) as r
      left join variants v on v.sku = r.sku
      left join prices known on known.site_id = ${siteId} and known.variant_id = v.id and known.valid_from = r.at
      left join lateral (
        select p.amount_minor from prices p
         where p.site_id = ${siteId} and p.variant_id = v.id and p.valid_from < r.at
         order by p.valid_from desc limit 1) as before on true`.execute(tx);
  return rows;
}

export interface PriceRow {
  readonly variantId: number;
  readonly amountMinor: number;
  readonly currency: string;
  readonly validFrom: Date;
}

export async function insertPrices(tx: Tx, siteId: number, rows: readonly PriceRow[]) {
  await sql`
    insert into prices (site_id, variant_id, amount_minor, currency, valid_from)
    select ${siteId}::int, r."variantId", r."amountMinor", r.currency, r."validFrom"
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as r("variantId" int, "amountMinor" bigint, currency char(3), "validFrom" timestamptz)`.execute(tx);
}

/**
 * Gives units that follow the list the price now in force, some at a time. Units somebody has taken keep the price they were
 * taken at, until they are free again.
 */
export async function followList(tx: Tx, siteId: number, limit: number): Promise<{ product: string }[]> {
  const { rows } = await sql<{ product: string }>`
    with list as materialized (
      select v.product_id, v.id as variant_id, p.slug as product, l.amount_minor, l.currency
        from variants v join products p on p.id = v.product_id
       cross join lateral (
         select amount_minor, currency from prices
          where site_id = ${siteId} and variant_id = v.id and valid_from <= now()
          order by valid_from desc limit 1) as l
    ), stale as (
      select u.id, list.product, list.amount_minor, list.currency
        from list join units u on u.site_id = ${siteId} and u.product_id = list.product_id
             and u.variant_id = list.variant_id
       where not u.own_price and u.status in ('draft', 'in_production', 'in_transit', 'on_hand')
         and (u.taken_until is null or u.taken_until <= now())
         and (u.price_minor, u.currency) is distinct from (list.amount_minor, list.currency)
       order by u.id limit ${limit}
         for no key update of u
    )
    update units u set price_minor = stale.amount_minor, currency = stale.currency
      from stale where u.site_id = ${siteId} and u.id = stale.id
    returning stale.product`.execute(tx);
  return rows;
}
