import type pg from 'pg';
import { UNCAP_SITES } from '../../../scripts/system/uncap-sites.ts';

export interface Launch {
  readonly siteId: number;
  readonly slug: string;
  readonly cashId: number;
  readonly unitIds: readonly string[];
}

/** One model with a limited number of units, and a payment method without a provider. */
export async function prepareLaunch(client: pg.Client, site: string, units: number): Promise<Launch> {
  const { rows } = await client.query<{ siteId: number; productId: number; slug: string }>(
    `select u.site_id as "siteId", p.id as "productId", p.slug from units u
       join products p on p.id = u.product_id and p.status = 'active' and p.type_id = 1
       join sites s on s.id = u.site_id and s.slug = $1
       join site_products sp on sp.site_id = u.site_id and sp.product_id = p.id and sp.published
      where u.store_id is not null and u.price_minor > 0
      group by u.site_id, p.id order by count(*) desc, p.id limit 1`,
    [site],
  );
  const [model] = rows;
  if (!model) throw new Error(`The site ${site} sells nothing`);
  const { siteId, productId, slug } = model;
  await client.query(
    `insert into unit_stops (site_id, unit_id, source, reason, set_by)
     select site_id, id, 'staff', 'not of this launch', 'load test' from units
      where site_id = $1 and product_id = $2 and not blocked and (taken_until is null or taken_until < 'infinity')`,
    [siteId, productId],
  );
  const { rows: made } = await client.query<{ id: string }>(
    `insert into units (site_id, product_id, variant_id, serial, status, store_id, price_minor, currency)
     select of.site_id, of.product_id, of.variant_id, 'LAUNCH' || left(md5(random()::text || n), 12), 'on_hand', of.store_id,
            of.price_minor, of.currency
       from generate_series(1, $3::int) n, (select * from units where site_id = $1 and product_id = $2
                and store_id is not null and price_minor > 0 order by id limit 1) of
     returning id`,
    [siteId, productId, units],
  );
  const { rows: method } = await client.query<{ id: number }>(
    `insert into payment_methods (site_id, code, provider, component, type, reserve_minutes, settings)
     values ($1, 'bench_cash', 'offline', 'CashPayment', 'cash', 4320, '{}')
     on conflict (site_id, code) do update set enabled = true returning id`,
    [siteId],
  );
  await client.query(UNCAP_SITES);
  return { siteId, slug, cashId: method[0]?.id ?? 0, unitIds: made.map(({ id }) => id) };
}

// Ordered and registered; cash on delivery is sold when staff accept it.
const TAKEN = `lines.registered_at is not null and lines.status in ('pending_confirmation', 'confirmed')`;

export interface Outcome {
  readonly sold: number;
  readonly soldTwice: number;
  /** What must not be, in words; empty after a good launch. */
  readonly broken: readonly string[];
}

/** What the database says afterwards, and whether every acknowledged order is there. */
export async function checkLaunch(
  client: pg.Client,
  { siteId, unitIds }: Launch,
  told: readonly string[],
): Promise<Outcome> {
  const { rows } = await client.query<
    Record<'sold' | 'twice' | 'claims' | 'lost' | 'untold' | 'unsold', number>
  >(
    `with lines as (
       select l.unit_id, o.id, o.code, o.status, o.registered_at from order_lines l
         join orders o on o.site_id = l.site_id and o.id = l.order_id
        where l.site_id = $1 and l.unit_id = any($2::uuid[]) and o.status not in ('cancelled', 'refunded', 'returned')
     ), claims as (
       select unit_id, kind, order_id from unit_claims
        where site_id = $1 and unit_id = any($2::uuid[]) and released_at is null
     )
     select (select count(*) from units where site_id = $1 and id = any($2::uuid[]) and taken_until > now())::int as sold,
            (select count(*) from (select unit_id from lines group by 1 having count(*) > 1) x)::int as twice,
            (select count(*) from (select unit_id from claims group by 1 having count(*) > 1) x)::int as claims,
            (select count(*) from unnest($3::text[]) t (code)
              where not exists (select from lines where lines.code = t.code and ${TAKEN}))::int as lost,
            (select count(*) from lines where ${TAKEN} and code <> all($3::text[]))::int as untold,
            (select count(*) from lines where ${TAKEN} and not exists (
               select from claims c where c.unit_id = lines.unit_id and c.kind <> 'hold' and c.order_id = lines.id))::int as unsold`,
    [siteId, unitIds, told],
  );
  const found = rows[0];
  if (!found) throw new Error('The database did not answer');
  const broken = [
    found.claims > 0 ? `${found.claims} units with two live claims` : '',
    found.lost > 0 ? `${found.lost} acknowledged orders are missing` : '',
    found.unsold > 0 ? `${found.unsold} confirmed orders without their unit` : '',
  ].filter((what) => what !== '');
  if (found.untold > 0) console.error(`${found.untold} orders whose shopper did not hear the answer`);
  return { sold: found.sold, soldTwice: found.twice, broken };
}
