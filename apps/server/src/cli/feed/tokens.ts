import { type Db, openDb } from '../../platform/db/db.ts';
import { makeSecretToken } from '../../platform/secrets/secret-token.ts';
import { ownerDatabaseUrl } from '../owner-database.ts';
import { insertFeedToken, listFeedTokens, revokeFeedToken } from './tokens.sql.ts';

/** Makes, lists and revokes the tokens of senders. As the owner: the application itself cannot make any. */
export async function handleTokens(
  [action, id]: readonly string[],
  input: { site: string | null; name: string | null },
): Promise<number> {
  const { db, close } = openDb({
    url: ownerDatabaseUrl(),
    applicationName: 'paddock-feed-tokens',
    waitMs: 10_000,
  });
  try {
    if (action === 'create' && input.name) return await create(db, { site: input.site, name: input.name });
    if (action === 'list') return await list(db);
    if (action === 'revoke' && id) return await revoke(db, Number(id));
  } finally {
    await close();
  }
  console.error('Say: token create --name erp [--site it] | token list | token revoke <id>');
  return 2;
}

async function create(db: Db, input: { site: string | null; name: string }): Promise<number> {
  const created = await createToken(db, input);
  if (!created.ok) {
    console.error(`There is no site "${input.site}".`);
    return 1;
  }
  console.error(`Token ${created.id} for ${input.site ?? 'every site'}. It is shown only now:`);
  console.log(created.token);
  return 0;
}

async function list(db: Db): Promise<number> {
  console.table(await listFeedTokens(db));
  return 0;
}

async function revoke(db: Db, id: number): Promise<number> {
  const done = Number.isInteger(id) && (await revokeFeedToken(db, id));
  console.log(done ? `Token ${id} is revoked.` : `There is no living token ${id}.`);
  return done ? 0 : 1;
}

type CreatedToken =
  | { readonly ok: true; readonly id: number; readonly token: string }
  | { readonly ok: false; readonly code: 'site_unknown' };

/** A new token for one site, or for all. It is shown once: we keep its hash only. */
export async function createToken(
  owner: Db,
  { site, name }: { site: string | null; name: string },
): Promise<CreatedToken> {
  const { token, hash } = makeSecretToken('feed_');
  const row = await insertFeedToken(owner, { site, name, hash });
  return row ? { ok: true, id: row.id, token } : { ok: false, code: 'site_unknown' };
}
