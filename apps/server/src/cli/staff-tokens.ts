import { sql } from 'kysely';
import type { Role } from '../features/staff/staff.rules.ts';
import type { Db } from '../platform/db/db.ts';
import { makeSecretToken } from '../platform/secrets/secret-token.ts';

// Tokens of staff. All of it runs as the owner of the database: the application itself cannot make any.

type CreatedStaffToken =
  | { readonly ok: true; readonly id: number; readonly token: string }
  | { readonly ok: false; readonly code: 'site_unknown' };

/** A new token for a member of staff, for one site or for all. It is shown once: we keep its hash only. */
export async function createStaffToken(
  owner: Db,
  { site, name, role }: { site: string | null; name: string; role: Role },
): Promise<CreatedStaffToken> {
  const { token, hash } = makeSecretToken('staff_');
  const { rows } = await sql<{ id: number }>`
    with member as (
      insert into staff (kind, name)
      select 'api_key', ${name}
       where ${site}::text is null or exists (select from sites where slug = ${site})
      returning id
    ), granted as (
      insert into grants (staff_id, role, scope_kind, scope_ref, reason)
      select id, ${role}, case when ${site}::text is null then 'brand' else 'site' end, ${site}, 'token'
        from member
    )
    insert into staff_tokens (staff_id, name, token_hash)
    select id, ${name}, ${hash} from member
    returning staff_id as id`.execute(owner);
  const [row] = rows;
  return row ? { ok: true, id: row.id, token } : { ok: false, code: 'site_unknown' };
}

export const listStaffTokens = async (owner: Db) =>
  (
    await sql<Record<string, unknown>>`
      select t.staff_id as id, t.name, g.role, coalesce(g.scope_ref, g.scope_kind) as scope, g.until_at,
             t.created_at, t.last_used_at, t.revoked_at
        from staff_tokens t left join grants g on g.staff_id = t.staff_id and g.ended_at is null
       order by t.staff_id, g.id`.execute(owner)
  ).rows;

export async function revokeStaffToken(owner: Db, staffId: number): Promise<boolean> {
  const { numUpdatedRows } = await owner
    .updateTable('staff_tokens')
    .set((eb) => ({ revoked_at: eb.fn<Date>('now') }))
    .where('staff_id', '=', staffId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
