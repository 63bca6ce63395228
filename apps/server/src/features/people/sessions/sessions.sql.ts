import { z } from 'zod';
import { type Db, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { isLive, isStrong } from '../../staff/staff-session.fragment.ts';
import { DeskSite } from './sessions.contract.ts';

const HOME_SITE = statement(
  'staff_home_site',
  `select id from sites order by (slug = 'global') desc, position, id limit 1`,
);

/** The site in whose audit log and mails stands what concerns no single site. */
export async function findHomeSite(db: Db): Promise<number> {
  const [row] = await runPrepared(db, HOME_SITE, []);
  if (!row) throw new Error('There is no site');
  return row.id;
}

const USE_NONCE = statement(
  'staff_use_nonce',
  `
with expired as (delete from staff_challenges where expires_at < now())
insert into staff_challenges (hash, purpose, expires_at) values ($1, 'nonce', now() + interval '1 hour')
on conflict (hash) do nothing
returning true as is_new`,
);

/** False: the nonce was used before. */
export const useNonce = async (tx: Tx, hash: Buffer): Promise<boolean> =>
  (await runPrepared(tx, USE_NONCE, [hash])).length > 0;

export interface PersonInput {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly name: string;
  readonly locale: string;
  readonly timezone: string;
}

// A person of the desk is linked by an address that the provider has verified, whether they wait for their first sign-in
// or use a passkey: otherwise one human would be two people. Names and addresses follow the provider.
const PERSON = statement<
  Statements['staff_person_of_token'],
  { id: number; status: 'active' | 'suspended' | 'invited' }
>(
  'staff_person_of_token',
  `
with known as (
  update staff set name = $5, email = $3 where oidc_issuer = $1 and oidc_subject = $2 returning id, status
), linked as (
  update staff set oidc_issuer = $1, oidc_subject = $2, name = $5,
         status = case status when 'invited' then 'active' else status end
   where id = (select i.id from staff i where i.kind = 'person' and i.oidc_issuer is null
                  and i.email_key = lower($3) and $4::boolean order by i.id limit 1)
     and not exists (select from known)
  returning id, status
), made as (
  insert into staff (kind, name, email, locale, timezone, oidc_issuer, oidc_subject)
  select 'person', $5, $3, $6, $7, $1, $2 where not exists (select from known) and not exists (select from linked)
  on conflict (oidc_issuer, oidc_subject) do update set name = excluded.name
  returning id, status
)
select id, status from known union all select id, status from linked union all select id, status from made`,
);

/** The person of an identity at the provider, created at the first sign-in. */
export async function findOrCreatePerson(tx: Tx, person: PersonInput) {
  const [row] = await runPrepared(tx, PERSON, [
    person.issuer,
    person.subject,
    person.email,
    person.isEmailVerified,
    person.name,
    person.locale,
    person.timezone,
  ]);
  if (!row) throw new Error('The person could not be written');
  return row;
}

export interface Device {
  readonly userAgent: string | null;
  readonly network: string;
}

const KNOWN_DEVICE = statement<Statements['staff_known_device'], { is_known: boolean; is_first: boolean }>(
  'staff_known_device',
  `
select coalesce(bool_or(user_agent is not distinct from $2 and network = $3), false) as is_known, count(*) = 0 as is_first
  from staff_sessions where staff_id = $1 and created_at > now() - interval '90 days'`,
);

/** Whether the person has used this browser from this network in the last 90 days, and whether they have signed in at all. */
export async function recogniseDevice(tx: Tx, staffId: number, { userAgent, network }: Device) {
  const [row] = await runPrepared(tx, KNOWN_DEVICE, [staffId, userAgent, network]);
  return row ?? { is_known: false, is_first: true };
}

const OPEN = statement(
  'staff_open_session',
  `
insert into staff_sessions (staff_id, token_hash, strong_at, expires_at, user_agent, network, oidc_sid)
values ($1, $2, $3, now() + interval '12 hours', $4, $5, $6)
returning id, expires_at`,
);

export async function insertSession(
  tx: Tx,
  session: Device & { staffId: number; hash: Buffer; strongAt: Date | null; sid: string | null },
) {
  const { staffId, hash, strongAt, userAgent, network, sid } = session;
  const [row] = await runPrepared(tx, OPEN, [staffId, hash, strongAt, userAgent, network, sid]);
  if (!row) throw new Error('The session could not be written');
  return row;
}

const SUBJECT = statement('staff_subject', 'select oidc_issuer, oidc_subject from staff where id = $1');

/** The identity at the provider by which a person signs in; nulls for a person with a passkey. */
export async function findSubject(db: Db, staffId: number) {
  const [row] = await runPrepared(db, SUBJECT, [staffId]);
  return row;
}

const STRENGTHEN = statement<Statements['staff_strengthen'], { strong_until: Date }>(
  'staff_strengthen',
  `
update staff_sessions set strong_at = now() where id = $1 and ended_at is null
returning strong_at + interval '5 minutes' as strong_until`,
);

export async function strengthen(tx: Tx, sessionId: number): Promise<Date | null> {
  const [row] = await runPrepared(tx, STRENGTHEN, [sessionId]);
  return row?.strong_until ?? null;
}

const MySites = z.array(DeskSite.extend({ id: z.number() }));

export interface MeRow {
  readonly name: string;
  readonly email: string | null;
  readonly locale: string;
  readonly timezone: string;
  readonly strong_until: Date | null;
  readonly expires_at: Date | null;
  readonly has_passkey: boolean;
  readonly sites: z.infer<typeof MySites>;
}

const ME = statement<Statements['staff_me'], MeRow>(
  'staff_me',
  `
select p.name, p.email, p.locale, p.timezone, s.expires_at,
       case when ${isStrong('s')} then s.strong_at + interval '5 minutes' end as strong_until,
       exists (select from staff_passkeys k where k.staff_id = p.id) as has_passkey,
       coalesce((select json_agg(json_build_object('id', t.id, 'slug', t.slug, 'name', t.country_name, 'region', t.region,
                   'currency', t.currency, 'timezone', t.timezone) order by t.country_name, t.id)
                   from sites t where t.id = any ($3::int[])), '[]') as sites
  from staff p left join staff_sessions s on s.id = $2
 where p.id = $1`,
  { sites: MySites },
);

export async function readMe(db: Db, staffId: number, sessionId: number | null, siteIds: readonly number[]) {
  const [row] = await runPrepared(db, ME, [staffId, sessionId, [...siteIds]]);
  return row;
}

const SESSIONS = statement(
  'staff_sessions',
  `
select s.id, s.user_agent, s.network, s.created_at, s.seen_at, s.expires_at
  from staff_sessions s where s.staff_id = $1 and ${isLive('s')} order by s.seen_at desc, s.id desc limit 100`,
);

/** The live sessions of a person, the one used last first. */
export const listSessions = (db: Db, staffId: number) => runPrepared(db, SESSIONS, [staffId]);

const END_ONE = statement(
  'staff_end_one',
  'update staff_sessions set ended_at = now() where staff_id = $1 and id = $2 and ended_at is null returning id',
);

export const endSession = async (db: Db | Tx, staffId: number, sessionId: number): Promise<boolean> =>
  (await runPrepared(db, END_ONE, [staffId, sessionId])).length > 0;

const END_OTHERS = statement(
  'staff_end_others',
  `
update staff_sessions set ended_at = now()
 where staff_id = $1 and id is distinct from $2 and ended_at is null and expires_at > now() returning id`,
);

/** Ends the sessions of a person, except one where it is named. Answers how many were open. */
export const endSessions = async (db: Db | Tx, staffId: number, exceptId: number | null): Promise<number> =>
  (await runPrepared(db, END_OTHERS, [staffId, exceptId])).length;

const END_PROVIDER = statement(
  'staff_end_provider',
  `
update staff_sessions s set ended_at = now()
  from staff p
 where p.id = s.staff_id and p.oidc_issuer = $1 and s.ended_at is null
   and (s.oidc_sid = $3 or ($3::text is null and p.oidc_subject = $2))
returning s.id`,
);

/** Ends what a logout token names: one session at the provider, or every one of its subject. */
export const endProviderSessions = async (
  db: Db,
  issuer: string,
  { subject, sid }: { subject: string | null; sid: string | null },
): Promise<number> => (await runPrepared(db, END_PROVIDER, [issuer, subject, sid])).length;

const SITE_SLUGS = statement('staff_site_slugs', 'select id, slug from sites order by id');

export const listSiteSlugs = (db: Db) => runPrepared(db, SITE_SLUGS, []);
