import { readDeskUrl } from '../../config.ts';
import { mintInvitation } from '../../features/people/passkeys/accept-invitation.ts';
import { ROLES } from '../../features/staff/staff.rules.ts';
import { openDb } from '../../platform/db/db.ts';
import { ownerDatabaseUrl } from '../owner-database.ts';
import { insertStaffPerson } from './staff-people.sql.ts';

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
    const person = await insertStaffPerson(db, { site, role, name, email });
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
