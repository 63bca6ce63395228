import type { Tx } from '../../../platform/db/db.ts';
import { queueAccountMail } from '../../mails/queue-account-mail.ts';
import { closeRegistration, lockRegistration } from './registrations.sql.ts';
import type { Decided } from './verify-registration.ts';

/** The customer reads the reason as it was typed. */
export async function rejectRegistration(
  tx: Tx,
  siteId: number,
  { id, reason }: { id: number; reason: string },
): Promise<Decided> {
  const registration = await lockRegistration(tx, siteId, id);
  if (!registration) return { ok: false, code: 'not_found' };
  if (registration.status !== 'pending') return { ok: false, code: 'registration_decided' };
  await closeRegistration(tx, siteId, id, reason);
  await queueAccountMail(tx, {
    siteId,
    kind: 'bike_registration_rejected',
    key: `bike-registration:${id}:rejected`,
    to: registration.email,
    locale: registration.locale,
    givenName: registration.given_name,
    data: { bike: registration.name, serial: registration.serial, reason },
  });
  return { ok: true, serial: registration.serial, bikeId: null };
}
