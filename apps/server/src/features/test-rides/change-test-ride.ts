import type { Tx } from '../../platform/db/db.ts';
import { nextFree } from './book-test-ride.ts';
import { holdMachines } from './offer.sql.ts';
import { isOpen, listOtherHours, lockOpenedRide, type OpenedRide, toTestRide } from './show-test-ride.ts';
import { findSlot } from './slots.rules.ts';
import { tellRider } from './tell-rider.ts';
import type { RideSlot, TestRide } from './test-rides.contract.ts';
import { type LockedRide, lockRide, moveRide } from './test-rides.sql.ts';

export type ChangedRide =
  | { readonly ok: true; readonly ride: TestRide }
  | { readonly ok: false; readonly code: 'not_found' | 'test_ride_closed' }
  | Extract<MovedRide, { ok: false }>;

/** Moves a booking. The same hour again changes nothing and sends no mail. */
export async function changeTestRide(tx: Tx, key: OpenedRide, startsAt: string): Promise<ChangedRide> {
  const ride = await lockOpenedRide(tx, key);
  if (!ride) return { ok: false, code: 'not_found' };
  if (!isOpen(ride)) return { ok: false, code: 'test_ride_closed' };
  if (Date.parse(startsAt) === ride.startsAt.getTime()) return { ok: true, ride: toTestRide(ride) };
  const moved = await moveLockedRide(tx, ride, startsAt);
  return moved.ok ? { ok: true, ride: toTestRide(moved.ride) } : moved;
}

export type MovedRide =
  | { readonly ok: true; readonly ride: LockedRide }
  | { readonly ok: false; readonly code: 'test_ride_taken'; readonly next: readonly RideSlot[] };

/** Takes another free hour of the same store for an open booking, and mails the rider. */
export async function moveLockedRide(tx: Tx, ride: LockedRide, startsAt: string): Promise<MovedRide> {
  const { siteId, id, code, product, store } = ride;
  await holdMachines(tx, { siteId, storeId: store.id, product: product.slug });
  const days = await listOtherHours(tx, ride);
  const slot = findSlot(days, startsAt);
  const taken = () => ({ ok: false, code: 'test_ride_taken', next: nextFree(days, startsAt) }) as const;
  // Its own machine first: the rider may have chosen the store for a colour or size.
  const machines = slot?.machines.toSorted((one) => (one === ride.demonstratorId ? -1 : 1));
  const demonstratorId = machines?.[0];
  if (!slot || demonstratorId === undefined) return taken();
  const isMoved = await moveRide(tx, {
    siteId,
    id,
    demonstratorId,
    startsAt: slot.starts_at,
    endsAt: slot.ends_at,
  });
  if (!isMoved) return taken();
  const moved = await lockRide(tx, siteId, code, ride.locale);
  if (!moved) throw new Error(`Test ride ${code} is gone`);
  await tellRider(tx, moved, 'changed');
  return { ok: true, ride: moved };
}
