import { type Db, withSite } from '../../platform/db/db.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { consentHash } from './consent-hash.ts';
import { hashToken } from './mint-subscriber-token.ts';
import { followLink, type LinkState, TERMS_VERSION } from './newsletter.rules.ts';
import { confirmSubscriber, insertConsent, lockLink } from './newsletter.sql.ts';

interface VerifySubscriberInput {
  readonly siteId: number;
  readonly token: string;
  readonly address: string;
}

/** Following the link confirms the address. Null: no such link. */
export const verifySubscriber = (
  { db, keys }: { readonly db: Db; readonly keys: SigningKeys },
  { siteId, token, address }: VerifySubscriberInput,
): Promise<LinkState | null> =>
  withSite(db, siteId, async (tx) => {
    const link = await lockLink(tx, siteId, hashToken(token));
    if (!link) return null;
    const state = followLink(link);
    if (state !== 'verified') return state;
    const { id: subscriberId, email, locale } = link;
    await confirmSubscriber(tx, siteId, subscriberId);
    await insertConsent(tx, {
      siteId,
      subscriberId,
      what: 'confirmed',
      textVersion: TERMS_VERSION,
      locale,
      emailHash: consentHash(keys, 'email', email),
      networkHash: consentHash(keys, 'network', networkOf(address)),
    });
    // The first letter: it is what is unsubscribed from.
    await queueAccountMail(tx, {
      siteId,
      kind: 'newsletter_welcome',
      key: `newsletter:welcome:${link.link_id}`,
      to: email,
      locale,
      givenName: '',
      data: { subscriber_id: subscriberId },
    });
    return state;
  });
