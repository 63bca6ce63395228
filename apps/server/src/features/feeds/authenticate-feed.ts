import type { Db } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/http.ts';
import { hashToken } from '../../platform/secrets/secret-token.ts';
import { findFeedToken, touchFeedToken } from './feeds.sql.ts';

/** Which sender a bearer token belongs to. */
export async function authenticateFeed(db: Db, token: string): Promise<Actor | null> {
  const found = await findFeedToken(db, hashToken(token));
  if (!found) return null;
  await touchFeedToken(db, found.id);
  return { kind: 'feed', id: found.id, tokenId: found.id };
}
