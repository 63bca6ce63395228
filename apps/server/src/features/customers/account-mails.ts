import { randomUUID } from 'node:crypto';
import { type Db, withSite } from '../../platform/db/db.ts';
import { greetableName } from '../mails/mails.rules.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { findAccount, findAccountById } from './customers.sql.ts';
import { consumeAttempts } from './limits/attempts.ts';

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
