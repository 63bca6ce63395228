import type { Tx } from '../../platform/db/db.ts';
import { translate } from '../../platform/text/messages.ts';
import { lockOwnBike, type Owner } from '../bikes/my-bikes.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { insertTransfer } from './transfers.sql.ts';

/** An address may not be offered what it has already. */
const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export type CreatedTransfer =
  | { ok: true; message: string; transfer: { email: string; expires_at: string } }
  | { ok: false; code: 'not_found' | 'bike_lost' | 'transfer_open' | 'transfer_to_self' };

/** Offers a bike to an e-mail address. The owner changes only when the offer is accepted. */
export async function createTransfer(
  tx: Tx,
  owner: Owner,
  locale: string,
  { bikeId, email }: { bikeId: number; email: string },
): Promise<CreatedTransfer> {
  const { siteId, customerId } = owner;
  const bike = await lockOwnBike(tx, owner, bikeId);
  if (!bike) return { ok: false, code: 'not_found' };
  if (bike.lost) return { ok: false, code: 'bike_lost' };
  if (isSameAddress(email, bike.email)) return { ok: false, code: 'transfer_to_self' };
  const made = await insertTransfer(tx, { siteId, bikeId, customerId }, email, locale);
  if (!made) return { ok: false, code: 'transfer_open' };
  const { id, until, expires_at } = made;
  await queueAccountMail(tx, {
    siteId,
    kind: 'transfer_offered',
    key: `transfer:${id}:offered`,
    to: email,
    locale: made.locale,
    givenName: made.given_name,
    data: { bike: made.bike, serial: bike.serial, transfer_id: id, from: made.from, until },
  });
  await queueAccountMail(tx, {
    siteId,
    kind: 'transfer_registered',
    key: `transfer:${id}:registered`,
    to: bike.email,
    locale: bike.locale,
    givenName: bike.given_name,
    data: { bike: bike.name, serial: bike.serial, to: email, until },
  });
  const message = translate(locale, 'transfer_registered');
  return { ok: true, message, transfer: { email, expires_at } };
}
