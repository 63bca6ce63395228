import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

// These run as the owner of the database, who needs no grant.

/** An API key with its grant. Undefined when there is no such site. The answer has the id of the key's staff row. */
export async function insertStaffToken(
  db: Db,
  input: { site: string | null; name: string; role: string; hash: Buffer },
) {
  const { rows } = await sql<{ id: number }>`
    with member as (
      insert into staff (kind, name)
      select 'api_key', ${input.name}
       where ${input.site}::text is null or exists (select from sites where slug = ${input.site})
      returning id
    ), granted as (
      insert into grants (staff_id, role, scope_kind, scope_ref, reason)
      select id, ${input.role}, case when ${input.site}::text is null then 'brand' else 'site' end, ${input.site}, 'token'
        from member
    )
    insert into staff_tokens (staff_id, name, token_hash)
    select id, ${input.name}, ${input.hash} from member
    returning staff_id as id`.execute(db);
  return rows[0];
}

export const listStaffTokens = async (db: Db) =>
  (
    await sql<Record<string, unknown>>`
      select t.staff_id as id, t.name, g.role, coalesce(g.scope_ref, g.scope_kind) as scope, g.until_at,
             t.created_at, t.last_used_at, t.revoked_at
        from staff_tokens t left join grants g on g.staff_id = t.staff_id and g.ended_at is null
       order by t.staff_id, g.id`.execute(db)
  ).rows;

export async function revokeStaffToken(db: Db, staffId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_tokens')
    .set((eb) => ({ revoked_at: eb.fn<Date>('now') }))
    .where('staff_id', '=', staffId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
