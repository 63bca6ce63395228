import type { z } from 'zod';
import { type Db, readSite, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { type Known, statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import type { Owner } from '../bikes.sql.ts';
import { StaffRegistration } from '../staff/bikes.staff.contract.ts';

/** The vehicle that a frame number names. */
export interface NamedUnit {
  readonly id: string;
  readonly serial: string;
  /** In the caller's language. */
  readonly name: string;
  readonly bike_id: number | null;
  readonly owner_id: number | null;
  readonly lost: boolean;
}

// Vehicles that have left the shop; no other vehicle can be in a customer's hands.
const NAMED = statement<Known<Statements['unit_named'], { serial: string }>, NamedUnit>(
  'unit_named',
  `
select u.id, u.serial_key as serial, coalesce(own.name, en.name, p.original_name) as name, b.id as bike_id,
       b.customer_id as owner_id, b.lost_at is not null as lost
  from units u
  join products p on p.id = u.product_id and p.type_id = 1
  left join product_translations own on own.product_id = p.id and own.locale = $3
  left join product_translations en on en.product_id = p.id and en.locale = 'en'
  left join bikes b on b.site_id = u.site_id and b.unit_id = u.id
 where u.site_id = $1 and u.serial_key = $2 and u.status in ('sold', 'delivered')
 order by b.id nulls last, u.id limit 1`,
);

export async function findNamedUnit(
  tx: Tx,
  siteId: number,
  serial: string,
  locale: string,
): Promise<NamedUnit | null> {
  const [row] = await runPrepared(tx, NAMED, [siteId, serial, locale]);
  return row ?? null;
}

export interface Person {
  readonly email: string;
  readonly locale: string;
  readonly given_name: string;
  readonly family_name: string;
  /** Today where the shop is. */
  readonly today: string;
}

const PERSON = statement<Statements['bike_person'], Person>(
  'bike_person',
  `
select c.email, c.locale, c.given_name, c.family_name, (now() at time zone s.timezone)::date::text as today
  from customers c join sites s on s.id = c.site_id where c.site_id = $1 and c.id = $2`,
);

export async function getPerson(tx: Tx, { siteId, customerId }: Owner): Promise<Person> {
  const [row] = await runPrepared(tx, PERSON, [siteId, customerId]);
  if (!row) throw new Error(`No customer ${customerId}`);
  return row;
}

interface NewRegistration {
  readonly unitId: string;
  readonly serial: string;
  readonly purchasedOn: string | null;
  readonly proofId: string | null;
}

const INSERT = statement(
  'bike_registration_insert',
  `
insert into bike_registrations (site_id, customer_id, unit_id, serial, purchased_on, proof_upload_id)
select $1, $2, $3, $4, $5, $6
 where (select count(*) from bike_registrations
         where site_id = $1 and status = 'pending' and customer_id = $2) < $7::int
on conflict (site_id, customer_id, unit_id) where status = 'pending' do nothing
returning id`,
);

/** Null: already requested, or too many are pending. */
export async function insertRegistration(
  tx: Tx,
  { siteId, customerId }: Owner,
  { unitId, serial, purchasedOn, proofId }: NewRegistration,
  most: number,
): Promise<number | null> {
  const values = [siteId, customerId, unitId, serial, purchasedOn, proofId, most] as const;
  const [row] = await runPrepared(tx, INSERT, values);
  return row?.id ?? null;
}

const PENDING = statement(
  'bike_registration_pending',
  `
select id from bike_registrations where site_id = $1 and customer_id = $2 and unit_id = $3 and status = 'pending'`,
);

export async function findPending(
  tx: Tx,
  { siteId, customerId }: Owner,
  unitId: string,
): Promise<number | null> {
  const [row] = await runPrepared(tx, PENDING, [siteId, customerId, unitId]);
  return row?.id ?? null;
}

/** For the desk: locked, with whom to tell. */
export interface LockedRegistration extends Person {
  readonly id: number;
  readonly status: 'pending' | 'verified' | 'rejected';
  readonly serial: string;
  readonly name: string;
}

const LOCK = statement<Statements['bike_registration_lock'], LockedRegistration>(
  'bike_registration_lock',
  `
select r.id, r.status, r.serial, coalesce(own.name, en.name, p.original_name) as name, c.email, c.locale,
       c.given_name, c.family_name, (now() at time zone s.timezone)::date::text as today
  from bike_registrations r
  join sites s on s.id = r.site_id
  join customers c on c.site_id = r.site_id and c.id = r.customer_id
  join units u on u.site_id = r.site_id and u.id = r.unit_id
  join products p on p.id = u.product_id
  left join product_translations own on own.product_id = p.id and own.locale = c.locale
  left join product_translations en on en.product_id = p.id and en.locale = 'en'
 where r.site_id = $1 and r.id = $2 for update of r`,
);

export async function lockRegistration(
  tx: Tx,
  siteId: number,
  id: number,
): Promise<LockedRegistration | null> {
  const [row] = await runPrepared(tx, LOCK, [siteId, id]);
  return row ?? null;
}

const REJECT = statement(
  'bike_registration_reject',
  `
update bike_registrations set status = 'rejected', reason = $3, decided_at = now()
 where site_id = $1 and id = $2 and status = 'pending'`,
);

export async function closeRegistration(tx: Tx, siteId: number, id: number, reason: string): Promise<void> {
  await runPrepared(tx, REJECT, [siteId, id, reason]);
}

/** As the desk sees it. */
export type DeskRegistration = z.infer<typeof StaffRegistration>;

const READ = statement<Statements['bike_registration_read'], DeskRegistration>(
  'bike_registration_read',
  `
select r.id, r.status, r.serial, p.original_name as bike, v.original_name as variant, u.status as unit_status,
       coalesce(u.delivered_on, u.sold_on)::text as sold_on, trim(c.given_name || ' ' || c.family_name) as customer,
       c.email, r.purchased_on::text, r.reason,
       to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
       (select json_build_object('id', f.id, 'name', f.name, 'type', f.mime_type, 'scan', f.scan,
                                 'finding', f.scan_finding) from uploads f
         where f.site_id = $1 and f.id = r.proof_upload_id) as proof,
       (select count(*)::int from bike_registrations o
         where o.site_id = $1 and o.unit_id = r.unit_id and o.id <> r.id and o.status = 'pending')
         + (select count(*)::int from bikes b
             where b.site_id = $1 and b.unit_id = r.unit_id and b.customer_id <> r.customer_id) as rivals
  from bike_registrations r
  join customers c on c.site_id = r.site_id and c.id = r.customer_id
  join units u on u.site_id = r.site_id and u.id = r.unit_id
  join products p on p.id = u.product_id
  join variants v on v.product_id = u.product_id and v.id = u.variant_id
 where r.site_id = $1 and r.id = $2`,
  { proof: StaffRegistration.shape.proof },
);

export async function readRegistration(db: Db, siteId: number, id: number): Promise<DeskRegistration | null> {
  const [row] = await readSite(db, siteId, READ, [siteId, id]);
  return row ?? null;
}
