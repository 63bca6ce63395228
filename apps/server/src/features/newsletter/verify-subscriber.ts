import { type Db, withSite } from '../../platform/db.ts';
import { networkOfAddress } from '../customers/attempts.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { consentHash } from './consent-hash.ts';
import { hashToken } from './mint-subscriber-token.ts';
import { followLink, type LinkState, TERMS_VERSION } from './newsletter.rules.ts';
import { confirmSubscriber, insertConsent, lockLink } from './newsletter.sql.ts';

interface Given {
  readonly siteId: number;
  readonly token: string;
  readonly address: string;
}

/** Whoever follows the link reads the mails of its address. Null: no such link. */
export const verifySubscriber = (
  { db, secret }: { readonly db: Db; readonly secret: string },
  { siteId, token, address }: Given,
): Promise<LinkState | null> =>
  withSite(db, siteId, async (tx) => {
    const link = await lockLink(tx, siteId, hashToken(token));
    if (!link) return null;
    const state = followLink(link);
    if (state !== 'verified') return state;
    const { id: subscriberId, email, locale } = link;
    await confirmSubscriber(tx, siteId, subscriberId);
    await insertConsent(tx, {
      ...{ siteId, subscriberId, what: 'confirmed', textVersion: TERMS_VERSION, locale },
      emailHash: consentHash(secret, 'email', email),
      networkHash: consentHash(secret, 'network', networkOfAddress(address)),
    });
    // The first letter: it is what is unsubscribed from.
    await queueAccountMail(tx, {
      ...{ siteId, kind: 'newsletter_welcome', key: `newsletter:welcome:${link.link_id}` },
      ...{ to: email, locale, givenName: '', data: { subscriber_id: subscriberId } },
    });
    return state;
  });
