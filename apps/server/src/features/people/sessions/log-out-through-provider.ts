import type { IdTokens } from '../../../platform/clients/id-tokens.ts';
import type { Db } from '../../../platform/db/db.ts';
import { endProviderSessions } from './sessions.sql.ts';

/** Ends the sessions that a logout token names. False: the token is not valid. */
export async function logOutThroughProvider(
  db: Db,
  identity: { tokens: IdTokens; issuer: string },
  logoutToken: string,
): Promise<boolean> {
  const named = await identity.tokens.verifyLogout(logoutToken);
  if (!named) return false;
  await endProviderSessions(db, identity.issuer, named);
  return true;
}
