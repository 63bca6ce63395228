import { type Db, withSite } from '../../platform/db/db.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { findLostOwner } from './recovery.sql.ts';
import type { NamedUnit } from './registration/registrations.sql.ts';

/** A lost bike was entered by another customer. The owner is mailed at most once a day. */
export async function notifyLostBikeSeen(db: Db, siteId: number, { bike_id: bikeId, serial }: NamedUnit) {
  if (bikeId === null) return;
  await withSite(db, siteId, async (tx) => {
    const owner = await findLostOwner(tx, siteId, bikeId);
    if (!owner) return;
    await queueAccountMail(tx, {
      siteId,
      kind: 'bike_lost_seen',
      key: `bike:${bikeId}:seen:${owner.today}`,
      to: owner.email,
      locale: owner.locale,
      givenName: owner.given_name,
      data: { bike: owner.name, serial },
    });
  });
}
