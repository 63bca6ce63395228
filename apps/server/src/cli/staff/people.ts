import { sql } from 'kysely';
import { readDeskUrl } from '../../config.ts';
import { mintInvitation } from '../../features/people/passkeys/accept-invitation.ts';
import { ROLES } from '../../features/staff/staff.rules.ts';
import { type Db, openDb } from '../../platform/db/db.ts';
import { ownerDatabaseUrl } from '../owner-database.ts';

interface PersonOptions {
  readonly site: string | null;
  readonly role: string | null;
  readonly name: string | null;
  readonly email: string | null;
}

/** Gives a person a role, as the owner of the database: the first administrators, before there is one to invite them. */
export async function addStaffPerson({ site, role: wanted, name, email }: PersonOptions): Promise<number> {
  const role = ROLES.find((known) => known === wanted);
  if (!role || !name || !email?.includes('@')) {
    console.error(`Say: person --role ${ROLES.join('|')} --name "Elena Marchetti" --email … [--site it]`);
    return 2;
  }
  const url = ownerDatabaseUrl();
  const { db, close } = openDb({ url, applicationName: 'paddock-staff-people', waitMs: 10_000 });
  try {
    const person = await insertPerson(db, { site, role, name, email });
    if (!person) {
      console.error(`There is no site "${site}".`);
      return 1;
    }
    console.error(`Person ${person.id}: ${name}, ${role}, ${site ?? 'every site'}.`);
    const token = await mintInvitation(db, person.id);
    if (token) {
      console.error('Log in with the company account of this address, or by this link within seven days:');
      console.log(`${readDeskUrl()}/invitation/${token}`);
    }
    return 0;
  } finally {
    await close();
  }
}

/**
 * A grant of the command line, for a new person or the one with this address. It has no giver, so it counts as
 * confirmed. Undefined when there is no such site. Runs as the owner of the database.
 */
async function insertPerson(
  db: Db,
  { site, name, email, role }: { site: string | null; name: string; email: string; role: string },
) {
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
