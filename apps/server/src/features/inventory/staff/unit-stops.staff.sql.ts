import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';

export interface StopKey {
  readonly siteId: number;
  readonly unitId: string;
  readonly source: 'staff' | 'recall';
  readonly ref: string;
}

const SET = statement(
  'set_unit_stop',
  `
with named as materialized (
  select u.id, p.slug as product from units u join products p on p.id = u.product_id
   where u.site_id = $1 and u.id = $2
), written as (
  insert into unit_stops (site_id, unit_id, source, ref, reason, set_by)
  select $1::int, n.id, $3::text, $4::text, $5::text, $6::text from named n
      on conflict (site_id, unit_id, source, ref) do update
     set reason = excluded.reason, set_at = now(), set_by = excluded.set_by
)
select product from named`,
);

/** The product whose page changes; null: the site has no such unit. */
export async function setStop(
  tx: Tx,
  { siteId, unitId, source, ref }: StopKey,
  { reason, setBy }: { readonly reason: string; readonly setBy: string },
): Promise<string | null> {
  const [row] = await runPrepared(tx, SET, [siteId, unitId, source, ref, reason, setBy]);
  return row?.product ?? null;
}

const LIFT = statement(
  'lift_unit_stop',
  `
with lifted as (
  delete from unit_stops where site_id = $1 and unit_id = $2 and source = $3 and ref = $4 returning unit_id
)
select p.slug as product from lifted l
  join units u on u.site_id = $1 and u.id = l.unit_id join products p on p.id = u.product_id`,
);

/** The product whose page changes; null: there is no such stop. */
export async function liftStop(tx: Tx, { siteId, unitId, source, ref }: StopKey): Promise<string | null> {
  const [row] = await runPrepared(tx, LIFT, [siteId, unitId, source, ref]);
  return row?.product ?? null;
}
