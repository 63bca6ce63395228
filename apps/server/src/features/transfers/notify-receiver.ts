import type { Tx } from '../../platform/db/db.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import type { Ended } from './transfer-ends.sql.ts';

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
