import { type Db, openDb } from '../../platform/db.ts';
import { ownerDatabaseUrl } from '../owner-database.ts';
import { createStaffToken, ROLES, type Role } from './create-staff-token.ts';
import { listStaffTokens, revokeStaffToken } from './staff-tokens.sql.ts';
import { keepToken } from './token-file.ts';

interface Given {
  readonly site: string | null;
  readonly role: string | null;
  readonly name: string | null;
}

/** Makes, lists and revokes the tokens of staff. As the owner: the application itself cannot make any. */
export async function handleStaffTokens([action, id]: readonly string[], given: Given): Promise<number> {
  const { db, close } = openDb({
    ...{ url: ownerDatabaseUrl(), applicationName: 'paddock-staff-tokens', waitMs: 10_000 },
  });
  try {
    if (action === 'list') {
      console.table(await listStaffTokens(db));
      return 0;
    }
    if (action === 'revoke' && id) return await revoke(db, Number(id));
    const role = ROLES.find((known) => known === given.role);
    if (action === undefined && role && given.name)
      return await create(db, { ...given, role, name: given.name });
  } finally {
    await close();
  }
  console.error(
    `Say: token --role ${ROLES.join('|')} --name "Rosa Paredes" [--site it] | token list | token revoke <id>`,
  );
  return 2;
}

async function create(db: Db, given: { site: string | null; role: Role; name: string }): Promise<number> {
  const created = await createStaffToken(db, given);
  if (!created.ok) {
    console.error(`There is no site "${given.site}".`);
    return 1;
  }
  console.error(`Token ${created.id}: ${given.name}, ${given.role}, ${given.site ?? 'every site'}.`);
  if (given.site) console.error(`Kept in ${keepToken(given.site, created.token)}. It is shown only now:`);
  else console.error('Give it as PADDOCK_STAFF_TOKEN. It is shown only now:');
  console.log(created.token);
  return 0;
}

async function revoke(db: Db, id: number): Promise<number> {
  const done = Number.isInteger(id) && (await revokeStaffToken(db, id));
  console.log(done ? `Token ${id} is revoked.` : `There is no living token ${id}.`);
  return done ? 0 : 1;
}
