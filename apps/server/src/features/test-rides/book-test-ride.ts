import type { z } from 'zod';
import type { Tx } from '../../platform/db/db.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';
import { oneLine } from '../contact/contact.rules.ts';
import { consumeAttempts } from '../customers/limits/attempts.ts';
import { nameLicences } from '../products/licences.rules.ts';
import { findRideSite, holdMachines, listMachines, listRideProducts, listRideStores } from './offer.sql.ts';
import { daysFrom } from './show-offer.ts';
import { findSlot, nextSlots, type Slot } from './slots.rules.ts';
import { tellRider } from './tell-rider.ts';
import type { bookTestRide as contract, RideSlot } from './test-rides.contract.ts';
import { countOpenRides, insertRide, lockRide } from './test-rides.sql.ts';

/** How many hours are offered instead of a taken one. */
export const NEXT_COUNT = 6;

export interface Rider {
  readonly siteId: number;
  readonly locale: string;
  readonly address: string;
}

export type BookedRide =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'test_ride_unavailable' | 'test_ride_licence_needed' }
  | { readonly ok: false; readonly code: 'validation_failed'; readonly field: string }
  | { readonly ok: false; readonly code: 'test_ride_taken'; readonly next: readonly RideSlot[] }
  | { readonly ok: false; readonly code: 'test_ride_too_many'; readonly max: number }
  | { readonly ok: false; readonly code: 'rate_limited'; readonly seconds: number };

/**
 * Books an hour of a free demonstrator and mails the rider. Whether the hour is free is decided by the constraint of the
 * table: of many who want it at the same moment one gets it, the others get the next hours.
 */
export async function bookTestRide(
  tx: Tx,
  keys: SigningKeys,
  { siteId, locale, address }: Rider,
  id: string,
  input: z.output<(typeof contract)['body']>,
): Promise<BookedRide> {
  const site = await findRideSite(tx, siteId);
  const products = await listRideProducts(tx, { siteId, locale, storeId: input.store });
  const stores = await listRideStores(tx, { siteId, product: input.product, lat: null, lng: null });
  const product = products.find(({ slug }) => slug === input.product);
  const store = stores.find(({ id }) => id === input.store);
  if (!site.terms || !product || !store) return { ok: false, code: 'test_ride_unavailable' };
  const givenName = oneLine(input.given_name);
  if (givenName === '') return { ok: false, code: 'validation_failed', field: 'given_name' };
  if (product.licence && !input.holds_licence) return { ok: false, code: 'test_ride_licence_needed' };
  const taken = await consumeAttempts(tx, [
    { siteId, kind: 'address', what: 'forms', value: address },
    { siteId, kind: 'account', what: 'questions', value: input.email },
  ]);
  if (!taken.ok) return { ...taken, code: 'rate_limited' };
  const networkHash = keys.hash('test-ride', `network:${networkOf(address)}`);
  const contact = { siteId, email: input.email, phone: input.phone || null, networkHash };
  const open = await countOpenRides(tx, contact);
  const { max_open, max_open_network } = site.terms;
  if (open.byContact >= max_open || open.byNetwork >= max_open_network)
    return { ok: false, code: 'test_ride_too_many', max: max_open };

  const place = { siteId, storeId: store.id, product: product.slug };
  await holdMachines(tx, place);
  const days = daysFrom({ site, store }, await listMachines(tx, { ...place, except: null }));
  const slot = findSlot(days, input.starts_at);
  const licence = product.licence && nameLicences(product.licence, site.country, locale);
  const rider = { ...contact, id, givenName, familyName: oneLine(input.family_name), locale, licence };
  const code = slot && (await takeSlot(tx, slot, rider));
  if (code === null) return { ok: false, code: 'test_ride_taken', next: nextFree(days, input.starts_at) };
  const ride = await lockRide(tx, siteId, code);
  if (!ride) throw new Error(`Test ride ${code} is gone`);
  await tellRider(tx, ride, 'booked');
  return { ok: true };
}

/** One demonstrator after the other: with two of a model an hour can be booked twice. */
async function takeSlot(
  tx: Tx,
  slot: Slot,
  rider: Omit<Parameters<typeof insertRide>[1], 'demonstratorId' | 'startsAt' | 'endsAt'>,
): Promise<string | null> {
  const hours = { startsAt: slot.starts_at, endsAt: slot.ends_at };
  for (const demonstratorId of slot.machines) {
    const code = await insertRide(tx, { ...rider, ...hours, demonstratorId });
    if (code !== null) return code;
  }
  return null;
}

export const nextFree = (days: Parameters<typeof nextSlots>[0], startsAt: string): RideSlot[] =>
  nextSlots(days, startsAt, NEXT_COUNT).map(({ starts_at, time }) => ({ starts_at, time }));
