import { type Db, type Tx, withSite } from '../../platform/db/db.ts';
import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';
import { findRideSite, listMachines } from './offer.sql.ts';
import { makeRideKey } from './ride-key.ts';
import { daysFrom, toDay } from './show-offer.ts';
import type { SlotDay } from './slots.rules.ts';
import type { RideOffer, TestRide } from './test-rides.contract.ts';
import { getRideOpening, type LockedRide, lockRide } from './test-rides.sql.ts';

/** The booking that a link opens, while this is the version of its links. */
export interface OpenedRide {
  readonly siteId: number;
  readonly code: string;
  readonly linkVersion: number;
  readonly locale: string;
}

export const isOpen = ({ status, isPast }: LockedRide): boolean =>
  (status === 'booked' || status === 'changed') && !isPast;

/** Null: no such booking, or its links were revoked. */
export async function lockOpenedRide(tx: Tx, key: OpenedRide): Promise<LockedRide | null> {
  const ride = await lockRide(tx, key.siteId, key.code, key.locale);
  return ride?.linkVersion === key.linkVersion ? ride : null;
}

export const showTestRide = (db: Db, key: OpenedRide): Promise<(TestRide & Pick<RideOffer, 'days'>) | null> =>
  withSite(db, key.siteId, async (tx) => {
    const ride = await lockOpenedRide(tx, key);
    if (!ride) return null;
    return { ...toTestRide(ride), days: isOpen(ride) ? (await listOtherHours(tx, ride)).map(toDay) : [] };
  });

/** The hours of the same store to which a booking can be moved, its own among them. */
export async function listOtherHours(tx: Tx, ride: LockedRide): Promise<SlotDay[]> {
  const { siteId, code, product, timezone, officeHours } = ride;
  const site = await findRideSite(tx, siteId);
  if (!site.terms) return [];
  const machines = await listMachines(tx, {
    siteId,
    storeId: ride.store.id,
    product: product.slug,
    except: code,
  });
  return daysFrom({ site, store: { timezone, office_hours: officeHours } }, machines);
}

export function toTestRide(ride: LockedRide): TestRide {
  const { country_code: _, ...store } = ride.store;
  return {
    code: ride.code,
    status: ride.status,
    product: ride.product,
    store: { ...store, metres: null },
    timezone: ride.timezone,
    starts_at: ride.startsAt.toISOString(),
    ends_at: ride.endsAt.toISOString(),
    licence: ride.licence,
    given_name: ride.givenName,
    is_open: isOpen(ride),
    cancelled_by: ride.cancelledBy,
    cancel_reason: ride.cancelReason,
  };
}

/** The code of a booking that was just made, and the key that opens it. */
export async function showBooking(
  db: Db,
  keys: SigningKeys,
  { siteId, site, id }: { readonly siteId: number; readonly site: string; readonly id: string },
): Promise<{ code: string; key: string }> {
  const { code, linkVersion, endsAt } = await getRideOpening(db, siteId, id);
  return { code, key: makeRideKey(keys, { site, code, linkVersion, endsAt: endsAt.toISOString() }) };
}
