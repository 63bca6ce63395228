import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';

/** A browser that did not sign in for so long is unknown again. */
const DEVICE_DAYS = 400;

interface Owner {
  readonly siteId: number;
  readonly customerId: number;
}

const FIND = statement(
  'known_device',
  `
select d.id from known_devices d join customers c on c.site_id = d.site_id and c.id = d.customer_id
 where d.site_id = $1 and d.token_hash = any($3::bytea[]) and c.email_key = lower($2)
 limit 1`,
);

/** The device with one of these tokens, if the account with this e-mail address has signed in with it. */
export async function findKnownDevice(tx: Tx, siteId: number, email: string, hashes: readonly Buffer[]) {
  const [row] = await runPrepared(tx, FIND, [siteId, email, [...hashes]]);
  return row?.id ?? null;
}

const USE = statement(
  'known_device_use',
  `
update known_devices set last_used_at = now()
 where site_id = $1 and customer_id = $2 and token_hash = any($3::bytea[]) returning id`,
);

/** False: the customer has never signed in with a device that has one of these tokens. */
export async function noteDeviceUse(tx: Tx, { siteId, customerId }: Owner, hashes: readonly Buffer[]) {
  return (await runPrepared(tx, USE, [siteId, customerId, [...hashes]])).length > 0;
}

const INSERT = statement<Statements['known_device_insert'], NewDevice>(
  'known_device_insert',
  `
insert into known_devices (site_id, customer_id, token_hash) values ($1, $2, $3)
returning id, exists (select from known_devices d where d.site_id = $1 and d.customer_id = $2) as has_others`,
);

interface NewDevice {
  readonly id: number;
  /** The customer has signed in with another device before. */
  readonly has_others: boolean;
}

export async function insertDevice(tx: Tx, { siteId, customerId }: Owner, hash: Buffer): Promise<NewDevice> {
  const [row] = await runPrepared(tx, INSERT, [siteId, customerId, hash]);
  if (!row) throw new Error('The insert of a known device returned no row');
  return row;
}

const DELETE = statement(
  'known_devices_delete',
  `delete from known_devices where site_id = $1 and customer_id = $2`,
);

export async function deleteDevices(tx: Tx, { siteId, customerId }: Owner) {
  await runPrepared(tx, DELETE, [siteId, customerId]);
}

const SWEEP = statement(
  'known_devices_sweep',
  `delete from known_devices where last_used_at < now() - interval '${DEVICE_DAYS} days' returning id`,
);

export const unsafeDeleteOldDevices = async (tx: Tx) => (await runPrepared(tx, SWEEP, [])).length;
