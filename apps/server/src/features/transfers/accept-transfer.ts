import { type Db, withSite } from '../../platform/db/db.ts';
import { notifyGiver } from './notify-giver.ts';
import { notifyReceiver } from './notify-receiver.ts';
import { acceptOpen } from './transfer-ends.sql.ts';
import { hashToken } from './transfer-token.ts';
import { lockOfferedBike } from './transfers.sql.ts';

export type AcceptedTransfer = { ok: true; bikeId: number } | { ok: false };

/** The signed-in customer who holds the link becomes the owner. The warranty is unchanged. */
export const acceptTransfer = (
  db: Db,
  asker: { siteId: number; customerId: number },
  token: string,
): Promise<AcceptedTransfer> =>
  withSite(db, asker.siteId, async (tx): Promise<AcceptedTransfer> => {
    const hash = hashToken(token);
    if ((await lockOfferedBike(tx, asker.siteId, hash)) === null) return { ok: false };
    const ended = await acceptOpen(tx, asker, hash);
    if (!ended) return { ok: false };
    await notifyGiver(tx, asker.siteId, 'transfer_accepted', ended);
    await notifyReceiver(tx, asker.siteId, ended);
    return { ok: true, bikeId: ended.bike_id };
  });
