import { type Db, withSite } from '../../../platform/db/db.ts';
import { rotateToken } from './customer-tokens.sql.ts';
import type { OpenedSession } from './open-session.ts';
import { hashToken, makeSecretToken } from './secret-token.ts';

/**
 * Replaces the token of a session, so that a stolen one is good for a day at most. Null: not due yet; of parallel
 * requests one gets the new token, the others go on with the old one.
 */
export async function rotateSession(
  db: Db,
  session: { siteId: number; tokenId: number; token: string },
): Promise<OpenedSession | null> {
  const { siteId, tokenId } = session;
  const { token, hash: newHash } = makeSecretToken();
  const presentHash = hashToken(session.token);
  const expiresAt = await withSite(db, siteId, (tx) =>
    rotateToken(tx, { siteId, tokenId, presentHash, newHash }),
  );
  return expiresAt && { accessToken: token, expiresAt };
}
