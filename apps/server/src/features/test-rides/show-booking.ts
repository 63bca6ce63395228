import type { Db } from '../../platform/db/db.ts';
import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';
import { makeRideKey } from './ride-key.ts';
import { getRideOpening } from './test-rides.sql.ts';

/** The code of a booking that was just made, and the key that opens it. */
export async function showBooking(
  db: Db,
  keys: SigningKeys,
  { siteId, site, id }: { readonly siteId: number; readonly site: string; readonly id: string },
): Promise<{ code: string; key: string }> {
  const { code, linkVersion, endsAt } = await getRideOpening(db, siteId, id);
  return { code, key: makeRideKey(keys, { site, code, linkVersion, endsAt: endsAt.toISOString() }) };
}
