import { runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';

// The bikes first and alone: what hangs on them is read once they are ours.
const LOCK = (which: string) =>
  `select b.id from bikes b where b.site_id = $1 and ${which} and b.customer_id is not null order by b.id for no key update`;

const RETIRE = statement(
  'bikes_retire',
  `
with retired as (
  update bikes set customer_id = null, lost_at = null, recovery_message = null
   where site_id = $1 and id = any($2::bigint[])
  returning id
), left_behind as (
  update bike_owners o set until = now() from retired
   where o.site_id = $1 and o.bike_id = retired.id and o.until is null
)
update bike_transfers t set status = 'cancelled', ended_at = now() from retired
 where t.site_id = $1 and t.bike_id = retired.id and t.status = 'pending'`,
);

async function retire(tx: Tx, siteId: number, locked: readonly { id: number }[]): Promise<void> {
  if (locked.length > 0) await runPrepared(tx, RETIRE, [siteId, locked.map(({ id }) => id)]);
}

const LOCK_UNITS = statement('bikes_lock_units', LOCK('b.unit_id = any($2::uuid[])'));

export async function retireUnits(tx: Tx, siteId: number, unitIds: readonly string[]): Promise<void> {
  await retire(tx, siteId, await runPrepared(tx, LOCK_UNITS, [siteId, unitIds]));
}

const LOCK_OWNED = statement('bikes_lock_owned', LOCK('b.customer_id = $2'));
const WITHDRAW = statement(
  'bike_registrations_withdraw',
  `
update bike_registrations set status = 'rejected', reason = 'withdrawn', decided_at = now()
 where site_id = $1 and customer_id = $2 and status = 'pending'`,
);

export async function retireOwned(tx: Tx, siteId: number, customerId: number): Promise<void> {
  await retire(tx, siteId, await runPrepared(tx, LOCK_OWNED, [siteId, customerId]));
  await runPrepared(tx, WITHDRAW, [siteId, customerId]);
}
