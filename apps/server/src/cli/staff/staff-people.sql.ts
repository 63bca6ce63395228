import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export interface PersonInput {
  readonly site: string | null;
  readonly name: string;
  readonly email: string;
  readonly role: string;
}

/**
 * A grant of the command line, for a new person or the one with this address. It has no giver, so it counts as
 * confirmed. Undefined when there is no such site. Runs as the owner of the database.
 */
export async function insertStaffPerson(db: Db, { site, name, email, role }: PersonInput) {
  const { rows } = await sql<{ id: number }>`
    with place as (
      select case when ${site}::text is null then 'brand' else 'site' end as kind
       where ${site}::text is null or exists (select from sites where slug = ${site})
    ), known as (
      update staff set confirmed_at = coalesce(confirmed_at, now())
       where kind = 'person' and email_key = lower(${email}) and exists (select from place)
      returning id
    ), made as (
      insert into staff (kind, name, email, status)
      select 'person', ${name}, ${email}, 'invited' from place where not exists (select from known)
      returning id
    ), person as (
      select id from known union all select id from made
    )
    insert into grants (staff_id, role, scope_kind, scope_ref, reason)
    select person.id, ${role}, place.kind, ${site}, 'command line' from person cross join place
    returning staff_id as id`.execute(db);
  return rows[0];
}
