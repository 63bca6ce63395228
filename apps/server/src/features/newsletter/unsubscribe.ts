import { type Db, type Tx, withSite } from '../../platform/db/db.ts';
import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';
import { consentHash } from './consent-hash.ts';
import { TERMS_VERSION } from './newsletter.rules.ts';
import { insertConsent, leaveList } from './newsletter.sql.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

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
