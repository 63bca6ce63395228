import { z } from 'zod';
import { type Db, queueWrite, readSite, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { PERSON_OF_SUBJECT, type SubjectKind } from './audit-subjects.fragment.ts';
import { isLive, isStrong } from './staff-session.fragment.ts';

const GrantRow = z.object({
  role: z.string(),
  /** Null: the role has none any more. */
  permissions: z.array(z.string()).nullable(),
  site_ids: z.array(z.number()),
});
type GrantRow = Readonly<z.infer<typeof GrantRow>>;

const GRANTS_JSON = { grants: z.array(GrantRow) };

/** The grants in force of `found.staff_id`, each with the sites of its scope. A store-scoped grant names no site. */
const GRANTS = `coalesce((
  select json_agg(json_build_object(
    'role', g.role,
    'permissions', (select json_agg(p.permission) from role_permissions p where p.role = g.role),
    'site_ids', array(select s.id from sites s
                       where g.scope_kind = 'brand' or (g.scope_kind = 'region' and s.region = g.scope_ref)
                          or (g.scope_kind = 'site' and s.slug = g.scope_ref))))
    from grants g
   where g.staff_id = found.staff_id and g.ended_at is null
     and g.from_at <= now() and (g.until_at is null or g.until_at > now())), '[]')`;

// Written down at most once a minute: a script should not write a row per call.
const TOKEN = statement(
  'staff_token',
  `
with found as materialized (
  select t.id, t.staff_id, t.last_used_at from staff_tokens t join staff p on p.id = t.staff_id
    left join staff maker on maker.id = p.created_by
   where t.token_hash = $1 and t.revoked_at is null and p.status = 'active'
     and coalesce(maker.status, 'active') = 'active'
), touched as (
  update staff_tokens t set last_used_at = now()
    from found
   where t.id = found.id and (found.last_used_at is null or found.last_used_at < now() - interval '1 minute')
)
select found.id, found.staff_id, ${GRANTS} as grants from found`,
  GRANTS_JSON,
);

/** The live API key of an active person behind a hash with its grants in force; notes that it was used. */
export async function useStaffToken(db: Db, hash: Buffer) {
  const [row] = await runPrepared(db, TOKEN, [hash]);
  return row;
}

const SESSION = statement<
  Statements['staff_session'],
  { id: number; staff_id: number; is_strong: boolean; grants: readonly GrantRow[] }
>(
  'staff_session',
  `
with found as materialized (
  select s.id, s.staff_id, s.strong_at, s.seen_at from staff_sessions s join staff p on p.id = s.staff_id
   where s.token_hash = $1 and ${isLive('s')} and p.status = 'active'
), touched as (
  update staff_sessions s set seen_at = now()
    from found where s.id = found.id and found.seen_at < now() - interval '1 minute' and s.ended_at is null
)
select found.id, found.staff_id, ${isStrong('found')} as is_strong,
       ${GRANTS} as grants
  from found`,
  GRANTS_JSON,
);

/** The live session behind a hash with the grants of its person in force; notes that it was used. */
export async function useStaffSession(db: Db, hash: Buffer) {
  const [row] = await runPrepared(db, SESSION, [hash]);
  return row;
}

const LIVE_SESSION = statement<
  Statements['staff_session_look'],
  { id: number; staff_id: number; is_strong: boolean; grants: readonly GrantRow[] }
>(
  'staff_session_look',
  `
with found as (
  select s.id, s.staff_id, s.strong_at from staff_sessions s join staff p on p.id = s.staff_id
   where s.token_hash = $1 and ${isLive('s')} and p.status = 'active'
)
select found.id, found.staff_id, ${isStrong('found')} as is_strong, ${GRANTS} as grants from found`,
  GRANTS_JSON,
);

/** The same for a stream that stays open, which is no use: a session without calls ends all the same. */
export async function findStaffSession(db: Db, hash: Buffer) {
  const [row] = await runPrepared(db, LIVE_SESSION, [hash]);
  return row;
}

const STAFF_GRANTS = statement(
  'staff_grants',
  `
with found as (select id as staff_id from staff where id = $1 and status = 'active')
select ${GRANTS} as grants from found`,
  GRANTS_JSON,
);

/** The grants in force of a person or API key; none while suspended. */
export async function findStaffGrants(db: Db, staffId: number): Promise<readonly GrantRow[]> {
  const [row] = await runPrepared(db, STAFF_GRANTS, [staffId]);
  return row?.grants ?? [];
}

const SITE_IDS = statement('staff_site_ids', 'select id from sites where slug = any ($1::text[])');

/** The sites of these slugs; an unknown slug is left out. */
export async function findSiteIds(db: Db, slugs: readonly string[]): Promise<number[]> {
  const rows = await runPrepared(db, SITE_IDS, [[...slugs]]);
  return rows.map(({ id }) => id);
}

const SLUGS = statement('staff_slugs', 'select id, slug from sites where id = any ($1::int[])');

/** Slugs by site. */
export async function findSlugs(db: Db, siteIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await runPrepared(db, SLUGS, [[...siteIds]]);
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

export interface AuditLine {
  readonly siteId: number;
  readonly staffId: number;
  readonly action: string;
  readonly subject: {
    readonly kind: SubjectKind;
    readonly ref: string;
  };
  readonly requestId: string;
  readonly reason: string | null;
  readonly before: object;
  readonly after: object;
  readonly approvalId: number | null;
  readonly undoesId: number | null;
  readonly personal: (PersonalValues & { readonly salt: Buffer }) | null;
}

/** Names, addresses, typed reasons and the like, before and after an act. They can be erased; the row keeps their hash. */
export interface PersonalValues {
  readonly before: object;
  readonly after: object;
}

const AUDIT = statement(
  'staff_audit',
  `
insert into audit_log (site_id, actor_kind, actor_ref, action, subject_kind, subject_ref, request_id, reason, before, after,
                       approval_id, undoes_id)
values ($1, 'staff', $2, $3, $4, $5, $6, $7, $8::jsonb, $9::jsonb, $10, $11)`,
);

const LIST_READ = statement(
  'staff_list_read',
  `
insert into audit_log (site_id, actor_kind, actor_ref, action, subject_kind, subject_ref, request_id, before, after)
values ($1, 'staff', $2, 'list.read', 'list', $3, $4, '{}', '{}')
on conflict (site_id, actor_ref, subject_ref) where action = 'list.read' do nothing`,
);

/** One row per person, site and `ref` (a list and an hour), however often it is written. */
export async function insertListRead(
  db: Db,
  { siteId, staffId, ref, requestId }: Pick<AuditLine, 'siteId' | 'staffId' | 'requestId'> & { ref: string },
): Promise<void> {
  await readSite(db, siteId, LIST_READ, [siteId, String(staffId), ref, requestId]);
}

const AUDIT_PRIVATE = statement(
  'staff_audit_private',
  `
with written as (
  insert into audit_log (site_id, actor_kind, actor_ref, action, subject_kind, subject_ref, request_id, reason, before,
                         after, approval_id, undoes_id, private_hash)
  values ($1, 'staff', $2, $3, $4, $5, $6, $7, $8::jsonb, $9::jsonb, $10, $11,
          sha256($12::bytea || convert_to(jsonb_build_array($13::jsonb, $14::jsonb)::text, 'UTF8')))
  returning site_id, id),
person as (${PERSON_OF_SUBJECT} limit 1)
insert into audit_private (site_id, audit_id, salt, before, after, email_key, customer_id)
select w.site_id, w.id, $12, $13::jsonb, $14::jsonb, lower(p.email), p.customer_id
  from written w left join person p on true`,
);

export async function insertAudit(tx: Tx, line: AuditLine): Promise<void> {
  const row = [
    line.siteId,
    String(line.staffId),
    line.action,
    line.subject.kind,
    line.subject.ref,
    line.requestId,
    line.reason,
    JSON.stringify(line.before),
    JSON.stringify(line.after),
    line.approvalId,
    line.undoesId,
  ] as const;
  const { personal } = line;
  if (!personal) return queueWrite(tx, AUDIT, row);
  const { salt, before, after } = personal;
  return queueWrite(tx, AUDIT_PRIVATE, [...row, salt, JSON.stringify(before), JSON.stringify(after)]);
}
