import { type Db, type Tx, withSite } from '../../../platform/db/db.ts';
import { queueAccountMail } from '../../mails/queue-account-mail.ts';
import { takeUploads } from '../../uploads/take-uploads.ts';
import type { Bike, BikeRegistration } from '../bikes.contract.ts';
import { serialKey } from '../bikes.rules.ts';
import { findLost, findRegistrations, type Owner } from '../bikes.sql.ts';
import { showBike } from '../my-bikes.ts';
import { findLostOwner } from '../recovery.sql.ts';
import { insertBikeOfBuyer, insertBikesOfOrder, type NewBike } from './new-bikes.sql.ts';
import {
  findNamedUnit,
  findPending,
  getPerson,
  insertRegistration,
  type NamedUnit,
} from './registrations.sql.ts';

export const notifyNewOwner = (tx: Tx, siteId: number, bike: NewBike): Promise<void> =>
  queueAccountMail(tx, {
    siteId,
    kind: 'bike_registered',
    key: `bike:${bike.id}:owner:${bike.owner_id}`,
    to: bike.email,
    locale: bike.locale,
    givenName: bike.given_name,
    data: { bike: bike.name, serial: bike.serial, warranty_until: bike.until },
  });

/** More than a customer buys; staff check each. */
const MAX_PENDING = 10;

interface RegisterBikeInput {
  readonly serial: string;
  readonly purchasedOn: string | null;
  readonly proof: string | null;
}

type Refusal =
  | 'serial_unknown'
  | 'bike_registered'
  | 'purchase_in_future'
  | 'upload_unknown'
  | 'upload_not_ready'
  | 'too_many_registrations';
type Done =
  | { ok: true; bikeId: number }
  | { ok: true; registrationId: number }
  | { ok: false; code: Refusal; seen?: NamedUnit };
export type RegisteredBike =
  | { ok: true; bike: Bike | null; registration: BikeRegistration | null }
  | { ok: false; code: Refusal };

/**
 * Registers a bike by frame number. The buyer gets it at once, others after staff have checked it. A lost one
 * is refused like any owned bike, and its owner is notified. A repeated call has no further effect.
 */
export async function registerBike(
  db: Db,
  owner: Owner,
  locale: string,
  input: RegisterBikeInput,
): Promise<RegisteredBike> {
  const done = await withSite(db, owner.siteId, (tx) => register(tx, owner, locale, input));
  if (!done.ok) {
    // By itself: the refusal has left nothing behind.
    if (done.seen?.lost) await notifyLostBikeSeen(db, owner.siteId, done.seen);
    return { ok: false, code: done.code };
  }
  if ('bikeId' in done)
    return { ok: true, bike: await showBike(db, owner, locale, done.bikeId), registration: null };
  const [registration] = await findRegistrations({ db }, owner, locale, done.registrationId);
  return { ok: true, bike: null, registration: registration ?? null };
}

async function register(tx: Tx, owner: Owner, locale: string, input: RegisterBikeInput): Promise<Done> {
  const unit = await findNamedUnit(tx, owner.siteId, serialKey(input.serial), locale);
  if (!unit) return { ok: false, code: 'serial_unknown' };
  if (unit.bike_id !== null && unit.owner_id === owner.customerId) return { ok: true, bikeId: unit.bike_id };
  if (unit.owner_id !== null) return { ok: false, code: 'bike_registered', seen: unit };
  const bought = await insertBikeOfBuyer(tx, owner, unit.id);
  if (!bought) return ask(tx, owner, unit, input);
  await notifyNewOwner(tx, owner.siteId, bought);
  return { ok: true, bikeId: bought.id };
}

async function ask(tx: Tx, owner: Owner, unit: NamedUnit, input: RegisterBikeInput): Promise<Done> {
  const { siteId } = owner;
  const pending = await findPending(tx, owner, unit.id);
  if (pending !== null) return { ok: true, registrationId: pending };
  const person = await getPerson(tx, owner);
  if (input.purchasedOn && input.purchasedOn > person.today) return { ok: false, code: 'purchase_in_future' };
  if (input.proof) {
    const proof = { ...owner, ids: [input.proof], kind: ['document', 'image'] } as const;
    const taken = await takeUploads(tx, proof);
    if (!taken.ok) return taken;
  }
  const { purchasedOn, proof: proofId } = input;
  const requested = { unitId: unit.id, serial: unit.serial, purchasedOn, proofId };
  const id = await insertRegistration(tx, owner, requested, MAX_PENDING);
  // Said twice at the same moment: the other one made it.
  const made = id ?? (await findPending(tx, owner, unit.id));
  if (made === null) return { ok: false, code: 'too_many_registrations' };
  await queueAccountMail(tx, {
    siteId,
    kind: 'bike_registration_received',
    key: `bike-registration:${made}:received`,
    to: person.email,
    locale: person.locale,
    givenName: person.given_name,
    data: { bike: unit.name, serial: unit.serial },
  });
  return { ok: true, registrationId: made };
}

/** Public: is a bike lost? Of any other nothing is told, not even whether it exists. */
export async function checkSerial(db: Db, siteId: number, typed: string) {
  const serial = serialKey(typed);
  const message = await findLost(db, siteId, serial);
  return { serial, lost: message !== null, recovery_message: message };
}

/**
 * The vehicles of a delivered order become their buyer's bikes, in the transaction of the hand-over; of a guest's order
 * nothing does until it is an account's. Again: nothing more.
 */
export async function registerDelivered(tx: Tx, siteId: number, orderId: number): Promise<void> {
  for (const bike of await insertBikesOfOrder(tx, siteId, orderId)) await notifyNewOwner(tx, siteId, bike);
}

/** A lost bike was entered by another customer. The owner is mailed at most once a day. */
async function notifyLostBikeSeen(db: Db, siteId: number, { bike_id: bikeId, serial }: NamedUnit) {
  if (bikeId === null) return;
  await withSite(db, siteId, async (tx) => {
    const owner = await findLostOwner(tx, siteId, bikeId);
    if (!owner) return;
    await queueAccountMail(tx, {
      siteId,
      kind: 'bike_lost_seen',
      key: `bike:${bikeId}:seen:${owner.today}`,
      to: owner.email,
      locale: owner.locale,
      givenName: owner.given_name,
      data: { bike: owner.name, serial },
    });
  });
}
