import type { Tx } from '../../platform/db.ts';
import { insertBikeOfRegistration } from './new-bikes.sql.ts';
import { lockRegistration } from './registrations.sql.ts';
import { tellNewOwner } from './tell-new-owner.ts';

export type Decided =
  | { ok: true; serial: string; bikeId: number | null }
  | { ok: false; code: 'not_found' | 'registration_decided' | 'bike_registered' };

/** The papers are in order: it is his, unless it has become somebody else's meanwhile. */
export async function verifyRegistration(tx: Tx, siteId: number, id: number): Promise<Decided> {
  const asked = await lockRegistration(tx, siteId, id);
  if (!asked) return { ok: false, code: 'not_found' };
  if (asked.status !== 'pending') return { ok: false, code: 'registration_decided' };
  const bike = await insertBikeOfRegistration(tx, siteId, id);
  if (!bike) return { ok: false, code: 'bike_registered' };
  await tellNewOwner(tx, siteId, bike);
  return { ok: true, serial: asked.serial, bikeId: bike.id };
}
