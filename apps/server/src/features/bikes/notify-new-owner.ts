import type { Tx } from '../../platform/db/db.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import type { NewBike } from './registration/new-bikes.sql.ts';

export const notifyNewOwner = (tx: Tx, siteId: number, bike: NewBike): Promise<void> =>
  queueAccountMail(tx, {
    siteId,
    kind: 'bike_registered',
    key: `bike:${bike.id}:owner:${bike.owner_id}`,
    to: bike.email,
    locale: bike.locale,
    givenName: bike.given_name,
    data: { bike: bike.name, serial: bike.serial, warranty_until: bike.until },
  });
