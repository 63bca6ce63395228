import type { Db } from '../../../platform/db/db.ts';
import { serialKey } from '../bikes.rules.ts';
import { findLost } from '../bikes.sql.ts';

/** Public: is a bike lost? Of any other nothing is told, not even whether it exists. */
export async function checkSerial(db: Db, siteId: number, typed: string) {
  const serial = serialKey(typed);
  const message = await findLost(db, siteId, serial);
  return { serial, lost: message !== null, recovery_message: message };
}
