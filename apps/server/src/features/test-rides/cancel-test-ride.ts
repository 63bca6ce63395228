import type { Tx } from '../../platform/db/db.ts';
import { isOpen, lockOpenedRide, type OpenedRide, toTestRide } from './show-test-ride.ts';
import { tellRider } from './tell-rider.ts';
import type { TestRide } from './test-rides.contract.ts';
import { endRide, type LockedRide, lockRide } from './test-rides.sql.ts';

export type CancelledRide =
  | { readonly ok: true; readonly ride: TestRide }
  | { readonly ok: false; readonly code: 'not_found' | 'test_ride_closed' };

/** By the rider's link. Cancelled twice, it is cancelled once. */
export async function cancelTestRide(tx: Tx, key: OpenedRide): Promise<CancelledRide> {
  const ride = await lockOpenedRide(tx, key);
  if (!ride) return { ok: false, code: 'not_found' };
  if (ride.status === 'cancelled') return { ok: true, ride: toTestRide(ride) };
  if (!isOpen(ride)) return { ok: false, code: 'test_ride_closed' };
  return { ok: true, ride: toTestRide(await cancelLockedRide(tx, ride, { by: 'rider', reason: null })) };
}

/** Frees the hour and mails the rider, with the cancellation of the calendar entry. */
export async function cancelLockedRide(
  tx: Tx,
  ride: LockedRide,
  end: { readonly by: 'rider' | 'store'; readonly reason: string | null },
): Promise<LockedRide> {
  await endRide(tx, { siteId: ride.siteId, id: ride.id, ...end });
  const ended = await lockRide(tx, ride.siteId, ride.code);
  if (!ended) throw new Error(`Test ride ${ride.code} is gone`);
  await tellRider(tx, ended, 'cancelled');
  return ended;
}
