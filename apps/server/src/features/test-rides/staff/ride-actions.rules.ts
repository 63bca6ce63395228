import type { Permission } from '../../staff/staff.rules.ts';
import type { Action } from '../../staff/staff-list.contract.ts';

/** What the caller can do to a booking, as `endStaffRide` and `moveStaffRide` decide. */
export const rideActions = (
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
