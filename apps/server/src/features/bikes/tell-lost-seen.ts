import { type Db, withSite } from '../../platform/db.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { findLostOwner } from './recovery.sql.ts';
import type { NamedUnit } from './registrations.sql.ts';

/** Somebody has a bike in hand that its owner looks for. Told once a day, however often he tries. */
export async function tellLostSeen(db: Db, siteId: number, { bike_id: bikeId, serial }: NamedUnit) {
  if (bikeId === null) return;
  await withSite(db, siteId, async (tx) => {
    const owner = await findLostOwner(tx, siteId, bikeId);
    if (!owner) return;
    await queueAccountMail(tx, {
      ...{ siteId, kind: 'bike_lost_seen', key: `bike:${bikeId}:seen:${owner.today}` },
      ...{ to: owner.email, locale: owner.locale, givenName: owner.given_name },
      data: { bike: owner.name, serial },
    });
  });
}
