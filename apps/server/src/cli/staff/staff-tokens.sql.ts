import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

// The application may only read tokens; these run as the owner.

/** Undefined when there is no such site. */
export async function insertStaffToken(
  db: Db,
  input: { site: string | null; name: string; role: string; hash: Buffer },
) {
  const { rows } = await sql<{ id: number }>`
    insert into staff_tokens (for_site_id, name, role, token_hash)
    select s.id, ${input.name}, ${input.role}, ${input.hash}
      from (select 1) as one left join sites s on s.slug = ${input.site}
     where ${input.site}::text is null or s.id is not null
    returning id`.execute(db);
  return rows[0];
}

export const listStaffTokens = (db: Db) =>
  db
    .selectFrom('staff_tokens as t')
    .leftJoin('sites as s', 's.id', 't.for_site_id')
    .select(['t.id', 't.name', 't.role', 's.slug as site', 't.created_at', 't.last_used_at', 't.revoked_at'])
    .orderBy('t.id')
    .execute();

export async function revokeStaffToken(db: Db, tokenId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_tokens')
    .set((eb) => ({ revoked_at: eb.fn<Date>('now') }))
    .where('id', '=', tokenId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
