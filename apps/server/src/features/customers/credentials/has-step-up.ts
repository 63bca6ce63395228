import type { Db } from '../../../platform/db/db.ts';
import { isConfirmed } from '../sessions/customer-tokens.sql.ts';

/** Whether a password or a passkey was proved in this session within the last five minutes. */
export const hasStepUp = (
  db: Db,
  { siteId, tokenId }: { readonly siteId: number; readonly tokenId: number },
): Promise<boolean> => isConfirmed(db, siteId, tokenId);
