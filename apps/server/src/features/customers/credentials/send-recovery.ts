import { type Db, withSite } from '../../../platform/db/db.ts';
import { queueAccountMail } from '../../mails/queue-account-mail.ts';
import { findAccount } from '../customers.sql.ts';
import { consumeAttempts } from '../limits/attempts.ts';

interface RequestedMail {
  readonly siteId: number;
  readonly email: string;
  readonly locale: string;
  readonly request: string;
}

/** The mail with the link, if there is such an account, and at most a few per hour. */
export async function sendRecovery(db: Db, { siteId, email, locale, request }: RequestedMail): Promise<void> {
  await withSite(db, siteId, async (tx) => {
    const account = await findAccount(tx, siteId, email);
    if (!account) return;
    const { email: to } = account;
    if (!(await consumeAttempts(tx, [{ siteId, kind: 'account', what: 'letters', value: to }])).ok) return;
    await queueAccountMail(tx, {
      siteId,
      kind: 'password_recovery',
      key: `recovery:${request}`,
      to,
      locale,
      givenName: account.given_name,
      data: { customer_id: account.id },
    });
  });
}
