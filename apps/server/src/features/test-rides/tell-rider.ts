import { postalLines } from '@paddock/i18n/postal-lines';
import type { Tx } from '../../platform/db/db.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import type { LockedRide } from './test-rides.sql.ts';

type Occasion = 'booked' | 'changed' | 'cancelled' | 'reminder';

/** Queues the mail about a booking as it is now, in the transaction that changed it. */
export async function tellRider(tx: Tx, ride: LockedRide, occasion: Occasion): Promise<void> {
  const { siteId, code, sequence, store } = ride;
  const { address, city, state, postal_code, country_code } = store;
  const lines = postalLines({ country_code, address1: address, city, state, postal_code });
  await queueAccountMail(tx, {
    siteId,
    kind: `test_ride_${occasion}`,
    key: `test-ride:${code}:${sequence}:${occasion}`,
    to: ride.email,
    locale: ride.locale,
    givenName: ride.givenName,
    data: {
      ride: code,
      link_version: ride.linkVersion,
      sequence,
      bike: ride.product.name,
      store: store.name,
      store_address: lines.join(', '),
      store_phone: store.phone ?? '',
      starts_at: ride.startsAt.toISOString(),
      ends_at: ride.endsAt.toISOString(),
      timezone: ride.timezone,
      licence: ride.licence ?? '',
      reason: ride.cancelReason ?? '',
    },
  });
}
