import { randomUUID } from 'node:crypto';
import { type Db, withSite } from '../../platform/db/db.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { hashToken, makeSecretToken } from '../../platform/secrets/secret-token.ts';
import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';
import { consumeAttempts } from '../customers/limits/attempts.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { consentHash, TERMS_VERSION } from './consent.ts';
import {
  confirmSubscriber,
  insertConsent,
  insertLink,
  lockLink,
  requestSubscription,
} from './newsletter.sql.ts';

const LINK_HOURS = 24;

type LinkState = 'verified' | 'already_verified' | 'expired';

/** The effect of a link. A used link of a former subscriber has none. */
function followLink(link: {
  readonly is_used: boolean;
  readonly is_over: boolean;
  readonly status: 'pending' | 'confirmed' | 'unsubscribed';
}): LinkState {
  if (link.status === 'confirmed') return 'already_verified';
  if (link.is_used || link.is_over || link.status === 'unsubscribed') return 'expired';
  return 'verified';
}

/** The holder of an old link got our mail, so no captcha is needed. False: no such link. */
export const resendVerification = (
  db: Db,
  { siteId, token }: { readonly siteId: number; readonly token: string },
): Promise<boolean> =>
  withSite(db, siteId, async (tx) => {
    const link = await lockLink(tx, siteId, hashToken(token));
    if (!link) return false;
    if (link.status === 'confirmed') return true;
    const {
      id,
      email: to,
      locale,
    } = await requestSubscription(tx, { siteId, email: link.email, locale: link.locale });
    const mailbox = { siteId, kind: 'account', value: to } as const;
    const budgets = (['letter', 'letters'] as const).map((what) => ({ ...mailbox, what }));
    if (!(await consumeAttempts(tx, budgets)).ok) return true;
    await queueAccountMail(tx, {
      siteId,
      kind: 'newsletter_confirm',
      key: `newsletter:again:${randomUUID()}`,
      to,
      locale,
      givenName: '',
      data: { subscriber_id: id },
    });
    return true;
  });

/** The secret of a confirmation's link, made while its mail is written. Null: there is nothing to confirm any more. */
export async function mintSubscriberToken(
  db: Db,
  { siteId, subscriberId }: { siteId: number; subscriberId: number },
): Promise<string | null> {
  const { token, hash } = makeSecretToken();
  const link = { siteId, subscriberId, hash, hours: LINK_HOURS };
  return (await withSite(db, siteId, (tx) => insertLink(tx, link))) ? token : null;
}

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
