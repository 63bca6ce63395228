import { type Db, withSite } from '../../platform/db/db.ts';
import { notifyGiver } from './notify-giver.ts';
import { declineOpen } from './transfer-ends.sql.ts';
import { hashToken } from './transfer-token.ts';
import { lockOfferedBike } from './transfers.sql.ts';

/** False: no such link, or it leads nowhere any more. */
export const declineTransfer = (
  db: Db,
  asker: { siteId: number; customerId: number },
  token: string,
): Promise<boolean> =>
  withSite(db, asker.siteId, async (tx) => {
    const hash = hashToken(token);
    if ((await lockOfferedBike(tx, asker.siteId, hash)) === null) return false;
    const ended = await declineOpen(tx, asker, hash);
    if (ended) await notifyGiver(tx, asker.siteId, 'transfer_declined', ended);
    return ended !== null;
  });
