import { type Db, type Tx, withSite } from '../../platform/db/db.ts';
import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';
import { consentHash, TERMS_VERSION } from './consent.ts';
import { insertConsent, leaveList } from './newsletter.sql.ts';

/** Stands in every letter and must work for as long as the letter exists, so it is signed and not stored. */
export const unsubscribeToken = (keys: SigningKeys, siteSlug: string, subscriberId: number): string =>
  `${subscriberId}.${keys.sign('unsubscribe', `${siteSlug}:${subscriberId}`)}`;

/** Whom it takes off this site's list; null: it is none of ours. */
function readUnsubscribeToken(token: string, keys: SigningKeys, siteSlug: string): number | null {
  const [id = '', ...signature] = token.split('.');
  if (!/^[1-9]\d{0,14}$/.test(id)) return null;
  return keys.verify('unsubscribe', `${siteSlug}:${id}`, signature.join('.')) ? Number(id) : null;
}

interface UnsubscribeInput {
  readonly siteId: number;
  readonly site: string;
  readonly token: string;
}

/** By the link of any letter, as often as one likes; mail programs do it for their readers. False: no such link. */
export async function unsubscribe(
  { db, keys }: { readonly db: Db; readonly keys: SigningKeys },
  { siteId, site, token }: UnsubscribeInput,
): Promise<boolean> {
  const subscriberId = readUnsubscribeToken(token, keys, site);
  if (subscriberId === null) return false;
  await withSite(db, siteId, (tx) => withdrawSubscription(tx, keys, { siteId, subscriberId }));
  return true;
}

/** Takes a subscriber off the list and keeps the proof of it. Nothing changes for a subscriber who is off the list already. */
export async function withdrawSubscription(
  tx: Tx,
  keys: SigningKeys,
  { siteId, subscriberId }: { readonly siteId: number; readonly subscriberId: number },
): Promise<void> {
  const gone = await leaveList(tx, siteId, subscriberId);
  if (!gone) return;
  await insertConsent(tx, {
    siteId,
    subscriberId,
    what: 'withdrawn',
    textVersion: TERMS_VERSION,
    locale: gone.locale,
    emailHash: consentHash(keys, 'email', gone.email),
    networkHash: null,
  });
}
