import type { Tx } from '../../../platform/db/db.ts';
import { noteConfirmed } from './customer-tokens.sql.ts';

/** The customer has just proved a password or a passkey in this session. */
export const confirmSession = (tx: Tx, siteId: number, tokenId: number): Promise<void> =>
  noteConfirmed(tx, siteId, tokenId);
