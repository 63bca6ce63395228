import { runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';

// The caller holds the bike's row lock, so no offer is made in between.
const LOST = statement<Statements['bike_lost'], { since: string }>(
  'bike_lost',
  `
with lost as (
  update bikes set lost_at = coalesce(lost_at, now()), recovery_message = $3 where site_id = $1 and id = $2
  returning id, lost_at
), ended as (
  update bike_transfers t set status = 'cancelled', ended_at = now() from lost
   where t.site_id = $1 and t.bike_id = lost.id and t.status = 'pending'
)
select extract(epoch from lost_at)::text as since from lost`,
);

/** When it was reported lost: distinguishes this report from an earlier one. An open offer ends with it. */
export async function setLost(tx: Tx, siteId: number, bikeId: number, message: string): Promise<string> {
  const [row] = await runPrepared(tx, LOST, [siteId, bikeId, message]);
  if (!row) throw new Error(`Bike ${bikeId} was not locked by who reports it`);
  return row.since;
}

const FOUND = statement<Statements['bike_found'], { since: string | null }>(
  'bike_found',
  `
with before as materialized (select lost_at from bikes where site_id = $1 and id = $2)
update bikes b set lost_at = null, recovery_message = null from before where b.site_id = $1 and b.id = $2
returning extract(epoch from before.lost_at)::text as since`,
);

/** Since when it had been looked for; null when it was not. */
export async function setFound(tx: Tx, siteId: number, bikeId: number): Promise<string | null> {
  const [row] = await runPrepared(tx, FOUND, [siteId, bikeId]);
  return row?.since ?? null;
}

export interface LostBike {
  readonly name: string;
  readonly today: string;
  readonly email: string;
  readonly locale: string;
  readonly given_name: string;
}

const OWNER = statement<Statements['bike_lost_owner'], LostBike>(
  'bike_lost_owner',
  `
select coalesce(own.name, en.name, p.original_name) as name, (now() at time zone s.timezone)::date::text as today,
       c.email, c.locale, c.given_name
  from bikes b
  join sites s on s.id = b.site_id
  join customers c on c.site_id = b.site_id and c.id = b.customer_id
  join products p on p.id = b.product_id
  left join product_translations own on own.product_id = p.id and own.locale = c.locale
  left join product_translations en on en.product_id = p.id and en.locale = 'en'
 where b.site_id = $1 and b.id = $2 and b.lost_at is not null`,
);

export async function findLostOwner(tx: Tx, siteId: number, bikeId: number): Promise<LostBike | null> {
  const [row] = await runPrepared(tx, OWNER, [siteId, bikeId]);
  return row ?? null;
}
