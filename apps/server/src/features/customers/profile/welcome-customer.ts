import { type Db, withSite } from '../../../platform/db/db.ts';
import { greetableName } from '../../mails/mails.rules.ts';
import { queueAccountMail } from '../../mails/queue-account-mail.ts';
import { findAccountById } from '../customers.sql.ts';
import { consumeAttempts } from '../limits/attempts.ts';

interface Registered {
  readonly siteId: number;
  /** Null: the address may not have an account. */
  readonly customerId: number | null;
  readonly locale: string;
  readonly request: string;
}

/** What follows a registration: the link that verifies the address, or a notice to the existing account. */
export async function welcomeCustomer(db: Db, { siteId, customerId, locale, request }: Registered) {
  if (customerId === null) return;
  await withSite(db, siteId, async (tx) => {
    const account = await findAccountById(tx, siteId, customerId);
    if (!account) return;
    const to = account.email;
    const scope = { siteId, kind: 'account', value: to } as const;
    if (!(await consumeAttempts(tx, [{ ...scope, what: 'letters' }])).ok) return;
    const mail = { siteId, to, locale, key: `welcome:${request}` };
    if (account.is_verified) {
      const givenName = account.given_name;
      await queueAccountMail(tx, { ...mail, kind: 'account_exists', givenName, data: {} });
      return;
    }
    // Signing in too early sends another one, but not right after this one.
    await consumeAttempts(tx, [{ ...scope, what: 'reminder' }]);
    const givenName = greetableName(account.given_name);
    const data = { customer_id: account.id };
    await queueAccountMail(tx, { ...mail, kind: 'email_verification', givenName, data });
  });
}
