import type { Tx } from '../../../platform/db/db.ts';
import { revokeTokens } from './customer-tokens.sql.ts';
import { deleteDevices } from './known-devices.sql.ts';
import { removeAllPasskeys } from './passkey-removal.sql.ts';

/**
 * Ends every way into an account except its password: sessions, passkeys, links of mails, pending changes of the
 * address, known devices. Returns the names of the removed passkeys.
 */
export async function endAccess(tx: Tx, key: { siteId: number; customerId: number }): Promise<string[]> {
  await revokeTokens(tx, key, ['session', 'recovery', 'verification', 'email_change', 'secure_account']);
  await deleteDevices(tx, key);
  return removeAllPasskeys(tx, key);
}
