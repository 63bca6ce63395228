import { type Db, type Tx, withSite } from '../../../platform/db/db.ts';
import { removeAllPasskeys, revokeSession, revokeTokens } from './customer-tokens.sql.ts';
import { deleteDevices } from './known-devices.sql.ts';

/** Signs out everywhere but where the call comes from; says how many that were. */
export const endOtherSessions = (
  db: Db,
  key: { siteId: number; customerId: number; tokenId: number },
): Promise<number> => withSite(db, key.siteId, (tx) => revokeTokens(tx, key, ['session'], key.tokenId));

/** False: the customer has no such session. */
export const endSession = (
  db: Db,
  { siteId, customerId, id }: { siteId: number; customerId: number; id: number },
): Promise<boolean> => withSite(db, siteId, (tx) => revokeSession(tx, siteId, customerId, id));

/**
 * Ends every way into an account except its password: sessions, passkeys, links of mails, pending changes of the
 * address, known devices. Returns the names of the removed passkeys.
 */
export async function endAccess(tx: Tx, key: { siteId: number; customerId: number }): Promise<string[]> {
  await revokeTokens(tx, key, ['session', 'recovery', 'verification', 'email_change', 'secure_account']);
  await deleteDevices(tx, key);
  return removeAllPasskeys(tx, key);
}

/** Ends this session only; the customer's other devices stay signed in. */
export async function logout(db: Db, key: { siteId: number; customerId: number; tokenId: number }) {
  await withSite(db, key.siteId, (tx) => revokeSession(tx, key.siteId, key.customerId, key.tokenId));
}
