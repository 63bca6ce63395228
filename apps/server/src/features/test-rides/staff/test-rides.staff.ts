import type { Db, Tx } from '../../../platform/db/db.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { cancelLockedRide } from '../cancel-test-ride.ts';
import { finishRide, lockRide } from '../test-rides.sql.ts';
import {
  endBlock,
  insertBlock,
  listDemonstratorsOf,
  listRidesIn,
  lockDemonstrator,
} from './staff-rides.sql.ts';

export const listStaffDemonstrators = (db: Db, siteId: number, storeId: number | null) =>
  listDemonstratorsOf(db, siteId, storeId);

export type RideMove =
  | { readonly to: 'done' | 'no_show' }
  | { readonly to: 'cancelled'; readonly reason: string };

/** The end of a booking; the audit log is written in the same transaction. */
export async function endStaffRide(tx: Tx, call: StaffCall, code: string, move: RideMove) {
  const ride = await lockRide(tx, call.siteId, code);
  if (!ride) return { ok: false, code: 'not_found' } as const;
  const isOpen = ride.status === 'booked' || ride.status === 'changed';
  // A ride that has not begun can only be cancelled.
  if (!isOpen || (move.to !== 'cancelled' && !ride.isPast))
    return { ok: false, code: 'test_ride_closed' } as const;
  if (move.to === 'cancelled') await cancelLockedRide(tx, ride, { by: 'store', reason: move.reason });
  else await finishRide(tx, { siteId: call.siteId, id: ride.id, status: move.to });
  await writeAudit(tx, call, {
    action: `test_ride.${move.to}`,
    reason: move.to === 'cancelled' ? move.reason : null,
    subject: { kind: 'test_ride', ref: code },
    before: { status: ride.status },
    after: { status: move.to },
  });
  return { ok: true, acted: { code, status: move.to } } as const;
}

interface BlockInput {
  readonly starts_at: string;
  readonly ends_at: string;
  readonly reason: string;
}

/** Refused while the demonstrator has rides in the period: they are cancelled first, each with its reason. */
export async function blockDemonstrator(tx: Tx, call: StaffCall, demonstratorId: number, input: BlockInput) {
  const { siteId } = call;
  const period = {
    siteId,
    demonstratorId,
    startsAt: new Date(input.starts_at),
    endsAt: new Date(input.ends_at),
  };
  const demonstrator = await lockDemonstrator(tx, siteId, demonstratorId);
  if (!demonstrator) return { ok: false, code: 'not_found', rides: [] } as const;
  const rides = await listRidesIn(tx, period);
  if (rides.length > 0) return { ok: false, code: 'demonstrator_booked', rides } as const;
  const id = await insertBlock(tx, { ...period, reason: input.reason });
  await writeAudit(tx, call, {
    action: 'demonstrator.block',
    reason: input.reason,
    subject: { kind: 'demonstrator', ref: String(demonstratorId) },
    before: {},
    after: { block: id, starts_at: input.starts_at, ends_at: input.ends_at },
  });
  return { ok: true, id } as const;
}

/** False: no such block, or lifted before. */
export async function liftBlock(tx: Tx, call: StaffCall, id: number): Promise<boolean> {
  const demonstratorId = await endBlock(tx, call.siteId, id);
  if (demonstratorId === null) return false;
  await writeAudit(tx, call, {
    action: 'demonstrator.lift_block',
    reason: null,
    subject: { kind: 'demonstrator', ref: String(demonstratorId) },
    before: { block: id },
    after: {},
  });
  return true;
}
