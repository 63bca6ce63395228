import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../platform/db/db.ts';
import { insertFeedToken } from './tokens.sql.ts';

export type CreatedToken =
  | { readonly ok: true; readonly id: number; readonly token: string }
  | { readonly ok: false; readonly code: 'site_unknown' };

/** A new token for one site, or for all. It is shown once: we keep its hash only. */
export async function createToken(
  owner: Db,
  { site, name }: { site: string | null; name: string },
): Promise<CreatedToken> {
  const token = `feed_${randomBytes(32).toString('base64url')}`;
  const hash = createHash('sha256').update(token).digest();
  const row = await insertFeedToken(owner, { site, name, hash });
  return row ? { ok: true, id: row.id, token } : { ok: false, code: 'site_unknown' };
}
