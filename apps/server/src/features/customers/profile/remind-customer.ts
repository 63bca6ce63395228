import { randomUUID } from 'node:crypto';
import { type Db, withSite } from '../../../platform/db/db.ts';
import { greetableName } from '../../mails/mails.rules.ts';
import { queueAccountMail } from '../../mails/queue-account-mail.ts';
import { findAccountById } from '../customers.sql.ts';
import { consumeAttempts } from '../limits/attempts.ts';

/** The password was right and the address not proved: the link is sent again, at most every ten minutes. */
export async function remindCustomer(
  db: Db,
  { siteId, customerId }: { siteId: number; customerId: number | null },
): Promise<void> {
  if (customerId === null) return;
  await withSite(db, siteId, async (tx) => {
    const account = await findAccountById(tx, siteId, customerId);
    if (!account || account.is_verified) return;
    const scope = { siteId, kind: 'account', value: account.email } as const;
    const budgets = (['reminder', 'letters'] as const).map((what) => ({ ...scope, what }));
    if (!(await consumeAttempts(tx, budgets)).ok) return;
    const { email: to, locale } = account;
    const mail = { siteId, to, locale, key: `reminder:${randomUUID()}` };
    const givenName = greetableName(account.given_name);
    const data = { customer_id: account.id };
    await queueAccountMail(tx, { ...mail, kind: 'email_verification', givenName, data });
  });
}
