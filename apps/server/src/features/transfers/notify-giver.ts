import type { Tx } from '../../platform/db/db.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import type { Ended } from './transfer-ends.sql.ts';

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
