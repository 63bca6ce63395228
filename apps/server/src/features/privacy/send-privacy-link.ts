import { type Db, withSite } from '../../platform/db/db.ts';
import { consumeAttempts } from '../customers/limits/attempts.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';

interface PrivacyLinkMail {
  readonly siteId: number;
  readonly email: string;
  readonly locale: string;
  readonly request: string;
}

/** The mail with the link, at most three an hour to one mailbox. It goes out even when we hold nothing: that is an answer. */
export async function sendPrivacyLink(
  db: Db,
  { siteId, email, locale, request }: PrivacyLinkMail,
): Promise<void> {
  await withSite(db, siteId, async (tx) => {
    if (!(await consumeAttempts(tx, [{ siteId, kind: 'account', what: 'letters', value: email }])).ok) return;
    await queueAccountMail(tx, {
      siteId,
      kind: 'privacy_link',
      key: `privacy:${request}`,
      to: email,
      locale,
      givenName: '',
      data: {},
    });
  });
}
