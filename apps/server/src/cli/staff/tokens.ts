import { type Db, openDb } from '../../platform/db/db.ts';
import { ownerDatabaseUrl } from '../owner-database.ts';
import { createStaffToken, ROLES, type Role } from './create-staff-token.ts';
import { listStaffTokens, revokeStaffToken } from './staff-tokens.sql.ts';
import { keepToken } from './token-file.ts';

interface TokensInput {
  readonly site: string | null;
  readonly role: string | null;
  readonly name: string | null;
}

/** Makes, lists and revokes the tokens of staff. As the owner: the application itself cannot make any. */
export async function handleStaffTokens(
  [action, id]: readonly string[],
  input: TokensInput,
): Promise<number> {
  const { db, close } = openDb({
    url: ownerDatabaseUrl(),
    applicationName: 'paddock-staff-tokens',
    waitMs: 10_000,
  });
  try {
    if (action === 'list') {
      console.table(await listStaffTokens(db));
      return 0;
    }
    if (action === 'revoke' && id) return await revoke(db, Number(id));
    const role = ROLES.find((known) => known === input.role);
    if (action === undefined && role && input.name)
      return await create(db, { ...input, role, name: input.name });
  } finally {
    await close();
  }
  console.error(
    `Say: token --role ${ROLES.join('|')} --name "Rosa Paredes" [--site it] | token list | token revoke <id>`,
  );
  return 2;
}

async function create(db: Db, input: { site: string | null; role: Role; name: string }): Promise<number> {
  const created = await createStaffToken(db, input);
  if (!created.ok) {
    console.error(`There is no site "${input.site}".`);
    return 1;
  }
  console.error(`Token ${created.id}: ${input.name}, ${input.role}, ${input.site ?? 'every site'}.`);
  if (input.site) console.error(`Kept in ${keepToken(input.site, created.token)}. It is shown only now:`);
  else console.error('Give it as PADDOCK_STAFF_TOKEN. It is shown only now:');
  console.log(created.token);
  return 0;
}

async function revoke(db: Db, id: number): Promise<number> {
  const done = Number.isInteger(id) && (await revokeStaffToken(db, id));
  console.log(done ? `Token ${id} is revoked.` : `There is no living token ${id}.`);
  return done ? 0 : 1;
}
