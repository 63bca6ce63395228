import { type Db, withSite } from '../../platform/db.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { takeTries } from './attempts.ts';
import { confirmPassword } from './confirm-password.ts';
import { revokeTokens } from './customer-tokens.sql.ts';
import { changeProfile, getOwnPassword, proveEmail } from './customers.sql.ts';
import { insertEmailWish } from './mail-links.sql.ts';

interface Given {
  readonly siteId: number;
  readonly customerId: number;
  readonly givenName: string;
  readonly familyName: string;
  readonly phone: string | null | undefined;
  /** Undefined: as it is. */
  readonly email: string | undefined;
  /** Needed for a new address. */
  readonly password: string | undefined;
  readonly locale: string;
}

export type UpdatedUser =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'wrong_password' }
  | { readonly ok: false; readonly code: 'rate_limited'; readonly seconds: number };

/**
 * Changes the profile. Who has the address has the account, so a new one needs the password: a browser left open is not
 * enough. It is only noted here, and a mail sent to it; whether somebody else has it is seen when that mail is written, so this
 * answer tells nobody who else is a customer.
 */
export async function updateUser(db: Db, given: Given): Promise<UpdatedUser> {
  const { siteId, customerId, email, password = '' } = given;
  if (email !== undefined) {
    const { email: present } = await withSite(db, siteId, (tx) => getOwnPassword(tx, siteId, customerId));
    if (!isSameMailbox(email, present)) {
      const confirmed = await confirmPassword(db, { siteId, customerId, password });
      if (!confirmed.ok) return confirmed;
    }
  }
  return changeUser(db, given);
}

const isSameMailbox = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const changeUser = (db: Db, given: Given): Promise<UpdatedUser> =>
  withSite(db, given.siteId, async (tx) => {
    const { siteId, customerId, givenName, locale } = given;
    const email = await changeProfile(tx, siteId, customerId, given);
    const wanted = given.email ?? email;
    // Asking for the address one has is taking back a wish for another.
    if (given.email !== undefined) await revokeTokens(tx, given, ['email_change']);
    if (wanted === email) return { ok: true };
    if (isSameMailbox(wanted, email)) {
      await proveEmail(tx, siteId, customerId, wanted);
      return { ok: true };
    }
    const taken = await takeTries(tx, [{ siteId, kind: 'account', what: 'email_change', value: customerId }]);
    if (!taken.ok) return { ...taken, code: 'rate_limited' };
    const wish = await insertEmailWish(tx, siteId, customerId, wanted);
    await queueAccountMail(tx, {
      ...{ siteId, kind: 'email_change', key: `email-change:${wish}`, to: wanted, locale, givenName },
      data: { customer_id: customerId, email: wanted },
    });
    return { ok: true };
  });
