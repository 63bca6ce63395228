import { z } from 'zod';
import { type Db, readSite, runPrepared, type Tx } from '../../platform/db/db.ts';
import { type Known, statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { StoreHours } from '../delivery/delivery.contract.ts';
import { type RideStatus, RideStore, TestRide } from './test-rides.contract.ts';

export interface NewRide {
  readonly siteId: number;
  /** Made by the caller, so that a repeated call finds it. */
  readonly id: string;
  readonly demonstratorId: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly locale: string;
  readonly licence: string | null;
  readonly networkHash: Buffer;
}

// Another open booking of these hours makes it insert nothing (test_rides_no_overlap). Of visitors who want the same hour at
// the same moment, the first holds the advisory lock and the others insert nothing: without it each would wait for the
// one before, up to the lock timeout.
const INSERT = statement(
  'test_ride_insert',
  `
insert into test_rides (site_id, id, demonstrator_id, starts_at, ends_at, given_name, family_name, email, phone, locale,
                        licence, network_hash)
select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12
  from (select pg_try_advisory_xact_lock($1, hashtext($3::int || '@' || extract(epoch from $4::timestamptz)::bigint)) as first
        offset 0) at_once
 where at_once.first
on conflict do nothing
returning code`,
);

/** Its code; null: the hour was taken in this moment. */
export async function insertRide(tx: Tx, ride: NewRide): Promise<string | null> {
  const [row] = await runPrepared(tx, INSERT, [
    ride.siteId,
    ride.id,
    ride.demonstratorId,
    new Date(ride.startsAt),
    new Date(ride.endsAt),
    ride.givenName,
    ride.familyName,
    ride.email,
    ride.phone,
    ride.locale,
    ride.licence,
    ride.networkHash,
  ]);
  return row?.code ?? null;
}

const COUNT_OPEN = statement<Statements['test_ride_count_open'], { byContact: number; byNetwork: number }>(
  'test_ride_count_open',
  `
select (select count(*) from test_rides r
         where r.site_id = $1 and r.status in ('booked', 'changed') and r.ends_at > now()
           and (r.email_key = lower($2) or r.phone_key = regexp_replace($3, '[^0-9]', '', 'g')))::int as "byContact",
       (select count(*) from test_rides r
         where r.site_id = $1 and r.status in ('booked', 'changed') and r.ends_at > now()
           and r.network_hash = $4)::int as "byNetwork"`,
);

/** Open bookings under an e-mail address or phone number, and from a network. */
export async function countOpenRides(
  tx: Tx,
  key: { siteId: number; email: string; phone: string | null; networkHash: Buffer },
) {
  const [row] = await runPrepared(tx, COUNT_OPEN, [key.siteId, key.email, key.phone, key.networkHash]);
  return row ?? { byContact: 0, byNetwork: 0 };
}

const RideJson = {
  officeHours: StoreHours,
  product: TestRide.shape.product,
  store: RideStore.omit({ metres: true }).extend({ country_code: z.string() }),
};

/** A booking with all that its page and its mails say. */
export interface LockedRide extends Readonly<z.infer<z.ZodObject<typeof RideJson>>> {
  readonly siteId: number;
  readonly id: string;
  readonly code: string;
  readonly status: RideStatus;
  readonly demonstratorId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isPast: boolean;
  readonly givenName: string;
  readonly email: string;
  readonly locale: string;
  readonly licence: string | null;
  readonly linkVersion: number;
  readonly sequence: number;
  readonly cancelledBy: 'rider' | 'store' | null;
  readonly cancelReason: string | null;
  readonly timezone: string;
}

const RIDE = `
select r.site_id as "siteId", r.id, r.code, r.status, r.demonstrator_id as "demonstratorId", r.starts_at as "startsAt",
       r.ends_at as "endsAt", r.starts_at <= now() as "isPast", r.given_name as "givenName", r.email, r.locale, r.licence,
       r.link_version as "linkVersion", r.sequence, r.cancelled_by as "cancelledBy", r.cancel_reason as "cancelReason",
       coalesce(s.timezone, site.timezone) as timezone, s.office_hours as "officeHours",
       json_build_object('slug', p.slug, 'name', coalesce(own.name, en.name, p.original_name),
         'kind', coalesce(own.kind, en.kind), 'image', p.picture) as product,
       json_build_object('id', s.id, 'name', s.name, 'address', s.address, 'city', s.city, 'state', s.state,
         'postal_code', s.postal_code, 'phone', s.phone, 'country_code', s.country_iso) as store
  from test_rides r
  join demonstrators d on d.site_id = r.site_id and d.id = r.demonstrator_id
  join products p on p.id = d.product_id
  join stores s on s.site_id = r.site_id and s.id = d.store_id
  join sites site on site.id = r.site_id`;
const wordsIn = (locale: string) => `
  left join product_translations own on own.product_id = p.id and own.locale = ${locale}
  left join product_translations en on en.product_id = p.id and en.locale = 'en'`;

type RideTypes = Known<
  Statements['test_ride_lock'],
  { cancelledBy: 'rider' | 'store' | null; timezone: string }
>;
const LOCK = statement<RideTypes, LockedRide>(
  'test_ride_lock',
  `${RIDE} ${wordsIn('coalesce($3, r.locale)')}
 where r.site_id = $1 and r.code = $2 for no key update of r`,
  RideJson,
);

/** Two changes of one booking wait for each other. Words come in `locale`, or in the rider's own language. */
export async function lockRide(
  tx: Tx,
  siteId: number,
  code: string,
  locale: string | null = null,
): Promise<LockedRide | null> {
  const [row] = await runPrepared(tx, LOCK, [siteId, code, locale]);
  return row ?? null;
}

const OPENING = statement(
  'test_ride_opening',
  `select code, link_version as "linkVersion", ends_at as "endsAt" from test_rides where site_id = $1 and id = $2`,
);

/** What its link is made of. */
export async function getRideOpening(db: Db, siteId: number, id: string) {
  const [row] = await readSite(db, siteId, OPENING, [siteId, id]);
  if (!row) throw new Error(`Test ride ${id} is gone`);
  return row;
}

const CHANGE = statement(
  'test_ride_change',
  `
update test_rides set status = 'changed', demonstrator_id = $3, starts_at = $4, ends_at = $5, sequence = sequence + 1,
       reminded_at = null
 where site_id = $1 and id = $2 and status in ('booked', 'changed')
returning sequence`,
);

const EXCLUSION_VIOLATION = '23P01';

/** False: the hour was taken in this moment, and the transaction can only be rolled back. */
export async function moveRide(
  tx: Tx,
  ride: { siteId: number; id: string; demonstratorId: number; startsAt: string; endsAt: string },
): Promise<boolean> {
  const hours = [new Date(ride.startsAt), new Date(ride.endsAt)] as const;
  try {
    await runPrepared(tx, CHANGE, [ride.siteId, ride.id, ride.demonstratorId, ...hours]);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== EXCLUSION_VIOLATION) throw error;
    return false;
  }
}

const CANCEL = statement(
  'test_ride_cancel',
  `
update test_rides set status = 'cancelled', cancelled_by = $3, cancel_reason = $4, sequence = sequence + 1
 where site_id = $1 and id = $2 and status in ('booked', 'changed')
returning sequence`,
);

export async function endRide(
  tx: Tx,
  ride: { siteId: number; id: string; by: 'rider' | 'store'; reason: string | null },
): Promise<void> {
  await runPrepared(tx, CANCEL, [ride.siteId, ride.id, ride.by, ride.reason]);
}

const FINISH = statement(
  'test_ride_finish',
  `update test_rides set status = $3 where site_id = $1 and id = $2 and status in ('booked', 'changed') returning id`,
);

export async function finishRide(
  tx: Tx,
  ride: { siteId: number; id: string; status: 'done' | 'no_show' },
): Promise<void> {
  await runPrepared(tx, FINISH, [ride.siteId, ride.id, ride.status]);
}

// The day before, from nine in the morning on the store's clock. A booking of the last hours needs no reminder.
const TO_REMIND = statement(
  'test_rides_to_remind',
  `
with due as (
  select r.site_id, r.id
    from test_rides r
    join demonstrators d on d.site_id = r.site_id and d.id = r.demonstrator_id
    join stores s on s.site_id = r.site_id and s.id = d.store_id
    join sites site on site.id = r.site_id
   cross join lateral (select coalesce(s.timezone, site.timezone) as zone) clock
   where r.status in ('booked', 'changed') and r.reminded_at is null and r.starts_at > now()
     and r.starts_at < now() + interval '2 days'
     and (r.starts_at at time zone clock.zone)::date = (now() at time zone clock.zone)::date + 1
     and extract(hour from now() at time zone clock.zone) >= 9
     and r.updated_at < now() - interval '12 hours'
   order by r.starts_at limit 500 for update of r skip locked)
update test_rides r set reminded_at = now() from due where r.site_id = due.site_id and r.id = due.id
returning r.site_id as "siteId", r.code`,
);

/** Marks them, so that each is reminded once. */
export const unsafeTakeRidesToRemind = (tx: Tx) => runPrepared(tx, TO_REMIND, []);
