import { z } from 'zod';
import type { Db } from '../../../platform/db/db.ts';
import type { Permission } from '../../staff/staff.rules.ts';
import type { StaffScope } from '../../staff/staff-call.ts';
import type { Action } from '../../staff/staff-list.contract.ts';
import { cutPage, decodeCursor, listMeta } from '../../staff/staff-list.ts';
import { listRidesOfDay } from './rides.sql.ts';
import type { listRides as contract } from './test-rides.staff.contract.ts';

const Key = z.tuple([z.iso.datetime({ precision: 6 }), z.uuid()]);

export async function listRides(
  db: Db,
  { siteIds }: StaffScope,
  query: z.output<(typeof contract)['query']>,
  mayOn: (siteId: number) => (permission: Permission) => boolean,
) {
  const { day = null, store = null, limit } = query;
  const page = { after: decodeCursor(Key, query.after), limit: limit + 1 };
  const found = await listRidesOfDay(db, siteIds, { day, store }, page);
  const { rows, next } = cutPage(found, limit, ({ key, id }) => [key, id]);
  const data = rows.map(({ id: _id, key: _key, total: _total, site_id, ...row }) => ({
    ...row,
    actions: rideActions(row, mayOn(site_id)),
  }));
  return { data, meta: listMeta(next, found[0]?.total ?? 0) };
}

/** What the caller can do to a booking, as `endStaffRide` and `moveStaffRide` decide. */
const rideActions = (
  ride: { readonly status: string; readonly is_past: boolean },
  may: (permission: Permission) => boolean,
): Action[] =>
  (['test_ride.done', 'test_ride.no_show', 'test_ride.move', 'test_ride.cancel'] as const).map((name) => {
    const isOpen = ride.status === 'booked' || ride.status === 'changed';
    const refusal = isOpen ? refuseByHour(name, ride.is_past) : 'test_ride_closed';
    const reason = may('test_ride.manage') ? refusal : 'not_permitted';
    return { name, allowed: reason === null, reason, is_money: false, needs_approval: false };
  });

/** Only a ride that has begun took place or was missed, and only one ahead can be moved. */
function refuseByHour(name: string, isPast: boolean): string | null {
  if (name === 'test_ride.cancel') return null;
  if (name === 'test_ride.move') return isPast ? 'test_ride_begun' : null;
  return isPast ? null : 'test_ride_ahead';
}
