import { type Db, type Tx, withSite } from '../../platform/db/db.ts';
import { translate } from '../../platform/text/messages.ts';
import { showUser } from '../customers/profile/update-user.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import type { Bike } from './bikes.contract.ts';
import { mayRequestWarranty, mayTransfer } from './bikes.rules.ts';
import {
  type BikeRow,
  findBikes,
  findRegistrations,
  type LockedBike,
  lockOwn,
  type Owner,
} from './bikes.sql.ts';
import { setFound, setLost } from './recovery.sql.ts';
import { retireOwned, retireUnits } from './retired-bikes.sql.ts';

/** Returned units have no owner; their open offers and reports end. */
export const retireBikes = (tx: Tx, siteId: number, unitIds: readonly string[]): Promise<void> =>
  retireUnits(tx, siteId, unitIds);

/** A customer is erased: the bikes lose their owner, and pending registrations are withdrawn. */
export const leaveBikes = (tx: Tx, siteId: number, customerId: number): Promise<void> =>
  retireOwned(tx, siteId, customerId);

export type { Owner };

/** The bike stays as it is until the transaction ends. Null: this customer has no such bike. */
export const lockOwnBike = (tx: Tx, owner: Owner, bikeId: number): Promise<LockedBike | null> =>
  lockOwn(tx, owner, bikeId);

/** As its owner sees it. */
export function toBike({ values, ...row }: BikeRow, owner: string, locale: string): Bike {
  const variant = values.reduce(
    (first, second) => (first === '' ? second : translate(locale, 'joined', { first, second })),
    '',
  );
  return {
    ...row,
    variant,
    owner,
    can_request_warranty: mayRequestWarranty(row),
    can_transfer: mayTransfer(row),
  };
}

export async function listBikes(db: Db, owner: Owner, locale: string) {
  const [rows, registrations, { full_name: name }] = await Promise.all([
    findBikes({ db }, owner, locale),
    findRegistrations({ db }, owner, locale),
    showUser(db, { ...owner, locale }),
  ]);
  return { bikes: rows.map((row) => toBike(row, name, locale)), registrations };
}

/** Null: this customer has no such bike. */
export async function showBike(db: Db, owner: Owner, locale: string, bikeId: number): Promise<Bike | null> {
  const [row] = await findBikes({ db }, owner, locale, bikeId);
  if (!row) return null;
  return toBike(row, (await showUser(db, { ...owner, locale })).full_name, locale);
}

/** Recovery mode off. Null: this customer has no such bike. */
export async function markFound(db: Db, owner: Owner, locale: string, bikeId: number): Promise<Bike | null> {
  const { siteId } = owner;
  const done = await withSite(db, siteId, async (tx) => {
    const bike = await lockOwn(tx, owner, bikeId);
    if (!bike) return { ok: false };
    const since = await setFound(tx, siteId, bikeId);
    if (since !== null)
      await queueAccountMail(tx, {
        siteId,
        kind: 'bike_found',
        key: `bike:${bikeId}:found:${since}`,
        to: bike.email,
        locale: bike.locale,
        givenName: bike.given_name,
        data: { bike: bike.name, serial: bike.serial },
      });
    return { ok: true };
  });
  return done.ok ? showBike(db, owner, locale, bikeId) : null;
}

/** Recovery mode on; again, to say it in other words. Null: this customer has no such bike. */
export async function markLost(
  db: Db,
  owner: Owner,
  locale: string,
  { bikeId, message }: { bikeId: number; message: string },
): Promise<Bike | null> {
  const { siteId } = owner;
  const done = await withSite(db, siteId, async (tx) => {
    const bike = await lockOwn(tx, owner, bikeId);
    if (!bike) return { ok: false };
    const since = await setLost(tx, siteId, bikeId, message);
    await queueAccountMail(tx, {
      siteId,
      kind: 'bike_lost',
      key: `bike:${bikeId}:lost:${since}`,
      to: bike.email,
      locale: bike.locale,
      givenName: bike.given_name,
      data: { bike: bike.name, serial: bike.serial, message },
    });
    return { ok: true };
  });
  return done.ok ? showBike(db, owner, locale, bikeId) : null;
}
