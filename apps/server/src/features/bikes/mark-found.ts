import { type Db, withSite } from '../../platform/db/db.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import type { Bike } from './bikes.contract.ts';
import { lockOwn, type Owner } from './bikes.sql.ts';
import { setFound } from './recovery.sql.ts';
import { showBike } from './show-bike.ts';

/** Recovery mode off. Null: this customer has no such bike. */
export async function markFound(db: Db, owner: Owner, locale: string, bikeId: number): Promise<Bike | null> {
  const { siteId } = owner;
  const done = await withSite(db, siteId, async (tx) => {
    const bike = await lockOwn(tx, owner, bikeId);
    if (!bike) return { ok: false };
    const since = await setFound(tx, siteId, bikeId);
    if (since !== null)
      await queueAccountMail(tx, {
        siteId,
        kind: 'bike_found',
        key: `bike:${bikeId}:found:${since}`,
        to: bike.email,
        locale: bike.locale,
        givenName: bike.given_name,
        data: { bike: bike.name, serial: bike.serial },
      });
    return { ok: true };
  });
  return done.ok ? showBike(db, owner, locale, bikeId) : null;
}
