import { randomBytes } from 'node:crypto';
import { type Db, withSite } from '../../platform/db/db.ts';
import { hashToken } from './transfer-token.ts';
import { keepTokenHash } from './transfers.sql.ts';

/** The secret of an offer's link, made while its mail is written. Null: the offer has ended, the mail is overtaken. */
export async function mintTransferToken(
  db: Db,
  { siteId, transferId }: { siteId: number; transferId: number },
): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  const kept = await withSite(db, siteId, (tx) => keepTokenHash(tx, siteId, transferId, hashToken(token)));
  return kept ? token : null;
}
