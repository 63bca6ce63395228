import type { Tx } from '../../../platform/db/db.ts';
import { queueAccountMail } from '../../mails/queue-account-mail.ts';
import { insertBikeOfRegistration } from './new-bikes.sql.ts';
import { notifyNewOwner } from './register-bike.ts';
import { closeRegistration, lockRegistration } from './registrations.sql.ts';

export type Decided =
  | { ok: true; serial: string; bikeId: number | null }
  | { ok: false; code: 'not_found' | 'registration_decided' | 'bike_registered' };

/** The papers are in order: the customer becomes the owner, unless another one did meanwhile. */
export async function verifyRegistration(tx: Tx, siteId: number, id: number): Promise<Decided> {
  const registration = await lockRegistration(tx, siteId, id);
  if (!registration) return { ok: false, code: 'not_found' };
  if (registration.status !== 'pending') return { ok: false, code: 'registration_decided' };
  const bike = await insertBikeOfRegistration(tx, siteId, id);
  if (!bike) return { ok: false, code: 'bike_registered' };
  await notifyNewOwner(tx, siteId, bike);
  return { ok: true, serial: registration.serial, bikeId: bike.id };
}

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
