import { type Db, type Tx, withSite } from '../../../platform/db/db.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { moveLockedRide } from '../change-test-ride.ts';
import { toDay } from '../show-offer.ts';
import { isOpen, listOtherHours } from '../show-test-ride.ts';
import { lockRide } from '../test-rides.sql.ts';

/** The free hours of the same store, by day; null: no such booking. A booking that is over has none. */
export const listRideHours = (db: Db, siteId: number, code: string) =>
  withSite(db, siteId, async (tx) => {
    const ride = await lockRide(tx, siteId, code);
    if (!ride) return null;
    if (!isOpen(ride)) return [];
    const own = ride.startsAt.getTime();
    const days = (await listOtherHours(tx, ride)).map(toDay);
    return days.map(({ date, slots }) => ({
      date,
      slots: slots.filter(({ starts_at }) => Date.parse(starts_at) !== own),
    }));
  });

/** The store moves a booking; the rider reads the new hour in a mail. The audit log is written with it. */
export async function moveStaffRide(tx: Tx, call: StaffCall, code: string, startsAt: string) {
  const ride = await lockRide(tx, call.siteId, code);
  if (!ride) return { ok: false, code: 'not_found' } as const;
  if (!isOpen(ride)) return { ok: false, code: 'test_ride_closed' } as const;
  if (Date.parse(startsAt) === ride.startsAt.getTime())
    return { ok: false, code: 'test_ride_taken' } as const;
  const moved = await moveLockedRide(tx, ride, startsAt);
  if (!moved.ok) return { ok: false, code: moved.code } as const;
  await writeAudit(tx, call, {
    action: 'test_ride.move',
    reason: null,
    subject: { kind: 'test_ride', ref: code },
    before: { starts_at: ride.startsAt },
    after: { starts_at: moved.ride.startsAt },
  });
  return { ok: true, acted: { code, status: moved.ride.status } } as const;
}
