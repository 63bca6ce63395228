import { type Db, withSite } from '../../platform/db/db.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import type { Bike } from './bikes.contract.ts';
import { lockOwn, type Owner } from './bikes.sql.ts';
import { setLost } from './recovery.sql.ts';
import { showBike } from './show-bike.ts';

/** Recovery mode on; again, to say it in other words. Null: this customer has no such bike. */
export async function markLost(
  db: Db,
  owner: Owner,
  locale: string,
  { bikeId, message }: { bikeId: number; message: string },
): Promise<Bike | null> {
  const { siteId } = owner;
  const done = await withSite(db, siteId, async (tx) => {
    const bike = await lockOwn(tx, owner, bikeId);
    if (!bike) return { ok: false };
    const since = await setLost(tx, siteId, bikeId, message);
    await queueAccountMail(tx, {
      siteId,
      kind: 'bike_lost',
      key: `bike:${bikeId}:lost:${since}`,
      to: bike.email,
      locale: bike.locale,
      givenName: bike.given_name,
      data: { bike: bike.name, serial: bike.serial, message },
    });
    return { ok: true };
  });
  return done.ok ? showBike(db, owner, locale, bikeId) : null;
}
