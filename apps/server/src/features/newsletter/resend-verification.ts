import { randomUUID } from 'node:crypto';
import { type Db, withSite } from '../../platform/db/db.ts';
import { consumeAttempts } from '../customers/limits/attempts.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { hashToken } from './mint-subscriber-token.ts';
import { lockLink, requestSubscription } from './newsletter.sql.ts';

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
