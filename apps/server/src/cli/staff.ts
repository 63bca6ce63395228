// `node apps/server/src/cli/staff.ts person …` and `… token …`, before there is somebody at the desk to do it.
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { readDeskUrl } from '../config.ts';
import { mintInvitation } from '../features/people/passkeys/accept-invitation.ts';
import { ROLES, type Role } from '../features/staff/staff.rules.ts';
import { type Db, openDb } from '../platform/db/db.ts';
import { ownerDatabaseUrl } from './owner-database.ts';
import { createStaffToken, listStaffTokens, revokeStaffToken } from './staff-tokens.ts';

const USAGE = `Usage, as the owner of the database; without --site for every site:
  node apps/server/src/cli/staff.ts person --role admin --name "Elena Marchetti" --email elena@example.com [--site it]
  node apps/server/src/cli/staff.ts token --role finance --name "Rosa Paredes" [--site it]
  node apps/server/src/cli/staff.ts token list
  node apps/server/src/cli/staff.ts token revoke <id>
Roles: ${ROLES.join(', ')}.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string' },
    role: { type: 'string' },
    name: { type: 'string' },
    email: { type: 'string' },
  },
});

interface GrantInput {
  readonly site: string | null;
  readonly role: Role;
  readonly name: string;
}

async function main(owner: Db): Promise<number> {
  const [command = '', action, id] = positionals;
  if (command === 'token' && action === 'list') {
    console.table(await listStaffTokens(owner));
    return 0;
  }
  if (command === 'token' && action === 'revoke' && id) return revokeToken(owner, Number(id));
  const { site = null, name, email } = values;
  const role = ROLES.find((known) => known === values.role);
  if (role && name && action === undefined) {
    if (command === 'token') return createToken(owner, { site, role, name });
    if (command === 'person' && email?.includes('@')) return addPerson(owner, { site, role, name, email });
  }
  console.error(USAGE);
  return 2;
}

async function createToken(owner: Db, input: GrantInput): Promise<number> {
  const created = await createStaffToken(owner, input);
  if (!created.ok) return refuseSite(input);
  console.error(`Token ${created.id}: ${describe(input)}. It is shown only now:`);
  console.log(created.token);
  return 0;
}

async function revokeToken(owner: Db, id: number): Promise<number> {
  const isRevoked = Number.isInteger(id) && (await revokeStaffToken(owner, id));
  console.log(isRevoked ? `Token ${id} is revoked.` : `There is no living token ${id}.`);
  return isRevoked ? 0 : 1;
}

/** The first administrators, before there is one to invite them. */
async function addPerson(owner: Db, input: GrantInput & { email: string }): Promise<number> {
  const person = await insertPerson(owner, input);
  if (!person) return refuseSite(input);
  console.error(`Person ${person.id}: ${describe(input)}.`);
  const token = await mintInvitation(owner, person.id);
  if (token) {
    console.error('Log in with the company account of this address, or by this link within seven days:');
    console.log(`${readDeskUrl()}/invitation/${token}`);
  }
  return 0;
}

/**
 * A grant of the command line, for a new person or the one with this address. It has no giver, so it counts as
 * confirmed. Undefined when there is no such site.
 */
async function insertPerson(owner: Db, { site, name, email, role }: GrantInput & { email: string }) {
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
    returning staff_id as id`.execute(owner);
  return rows[0];
}

const describe = ({ name, role, site }: GrantInput) => `${name}, ${role}, ${site ?? 'every site'}`;

function refuseSite({ site }: GrantInput): number {
  console.error(`There is no site "${site}".`);
  return 1;
}

async function run(): Promise<number> {
  const url = ownerDatabaseUrl();
  const { db, close } = openDb({ url, applicationName: 'paddock-staff', waitMs: 10_000 });
  try {
    return await main(db);
  } finally {
    await close();
  }
}

// 0: done. 1: refused, with the reason. 2: not understood.
process.exitCode = await run().catch((error: Error) => {
  console.error(error.message);
  return 1;
});
