import { type Db, type Tx, withSite } from '../../platform/db/db.ts';
import { hashToken, makeSecretToken } from '../../platform/secrets/secret-token.ts';
import { translate } from '../../platform/text/messages.ts';
import { lockOwnBike, type Owner } from '../bikes/my-bikes.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { acceptOpen, declineOpen, type Ended } from './transfer-ends.sql.ts';
import type { TransferOffer } from './transfers.contract.ts';
import { cancelOpen, findOffer, keepTokenHash, lockOfferedBike } from './transfers.sql.ts';

/** The secret of an offer's link, made while its mail is written. Null: the offer has ended, the mail is overtaken. */
export async function mintTransferToken(
  db: Db,
  { siteId, transferId }: { siteId: number; transferId: number },
): Promise<string | null> {
  const { token, hash } = makeSecretToken();
  const kept = await withSite(db, siteId, (tx) => keepTokenHash(tx, siteId, transferId, hash));
  return kept ? token : null;
}

export const notifyGiver = (
  tx: Tx,
  siteId: number,
  kind: 'transfer_accepted' | 'transfer_declined' | 'transfer_expired',
  { id, bike, serial, to, giver_email, giver_locale, giver_name }: Ended,
): Promise<void> =>
  queueAccountMail(tx, {
    siteId,
    kind,
    key: `transfer:${id}:ended`,
    to: giver_email,
    locale: giver_locale,
    givenName: giver_name,
    data: { bike, serial, to },
  });

/** Mails the new owner, with the same text as for a bought bike. */
export async function notifyReceiver(tx: Tx, siteId: number, { id, serial, receiver }: Ended): Promise<void> {
  if (!receiver) return;
  const { email: to, locale, given_name: givenName, bike, until } = receiver;
  await queueAccountMail(tx, {
    siteId,
    kind: 'bike_registered',
    key: `transfer:${id}:received`,
    to,
    locale,
    givenName,
    data: { bike, serial, warranty_until: until },
  });
}

/** Null: no such link, or it leads nowhere any more. */
export async function previewTransfer(
  db: Db,
  asker: { siteId: number; customerId: number },
  token: string,
  locale: string,
): Promise<TransferOffer | null> {
  const found = await findOffer(db, asker, hashToken(token), locale);
  if (!found) return null;
  const { values, ...offer } = found;
  const join = (first: string, second: string) =>
    first === '' ? second : translate(locale, 'joined', { first, second });
  return { ...offer, variant: values.reduce(join, '') };
}

type AcceptedTransfer = { ok: true; bikeId: number } | { ok: false };

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

/** False: this customer has no such bike, or no offer of it is open. */
export const cancelTransfer = (db: Db, owner: Owner, bikeId: number): Promise<boolean> =>
  withSite(db, owner.siteId, async (tx) => {
    if (!(await lockOwnBike(tx, owner, bikeId))) return false;
    return cancelOpen(tx, owner.siteId, bikeId);
  });
