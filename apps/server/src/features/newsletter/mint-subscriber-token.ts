import { createHash, randomBytes } from 'node:crypto';
import { type Db, withSite } from '../../platform/db/db.ts';
import { LINK_HOURS } from './newsletter.rules.ts';
import { insertLink } from './newsletter.sql.ts';

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The secret of a confirmation's link, made while its mail is written. Null: there is nothing to confirm any more. */
export async function mintSubscriberToken(
  db: Db,
  { siteId, subscriberId }: { siteId: number; subscriberId: number },
): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  const link = { siteId, subscriberId, hash: hashToken(token), hours: LINK_HOURS };
  return (await withSite(db, siteId, (tx) => insertLink(tx, link))) ? token : null;
}
