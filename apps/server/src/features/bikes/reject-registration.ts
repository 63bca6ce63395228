import type { Tx } from '../../platform/db.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { closeRegistration, lockRegistration } from './registrations.sql.ts';
import type { Decided } from './verify-registration.ts';

/** The reason is told to him as it is given. */
export async function rejectRegistration(
  tx: Tx,
  siteId: number,
  { id, reason }: { id: number; reason: string },
): Promise<Decided> {
  const asked = await lockRegistration(tx, siteId, id);
  if (!asked) return { ok: false, code: 'not_found' };
  if (asked.status !== 'pending') return { ok: false, code: 'registration_decided' };
  await closeRegistration(tx, siteId, id, reason);
  await queueAccountMail(tx, {
    ...{ siteId, kind: 'bike_registration_rejected', key: `bike-registration:${id}:rejected` },
    ...{ to: asked.email, locale: asked.locale, givenName: asked.given_name },
    data: { bike: asked.name, serial: asked.serial, reason },
  });
  return { ok: true, serial: asked.serial, bikeId: null };
}
