import { fullName } from '@paddock/i18n/names';
import { type Db, withSite } from '../../../platform/db/db.ts';
import { queueAccountMail } from '../../mails/queue-account-mail.ts';
import { confirmPassword } from '../credentials/confirm-password.ts';
import type { Customer } from '../customers.contract.ts';
import { changeProfile, getCustomer, getOwnPassword, proveEmail } from '../customers.sql.ts';
import { consumeAttempts } from '../limits/attempts.ts';
import { revokeTokens } from '../sessions/customer-tokens.sql.ts';
import { insertEmailChange } from '../sessions/mail-links.sql.ts';

interface UpdateUserInput {
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
 * Changes the profile. The e-mail address opens the account, so a new one needs the password: an open browser is not
 * enough. It is only stored here, and a mail sent to it; whether another account has it is checked when that mail is written, so this
 * answer does not reveal other customers.
 */
export async function updateUser(db: Db, input: UpdateUserInput): Promise<UpdatedUser> {
  const { siteId, customerId, email, password = '' } = input;
  if (email !== undefined) {
    const { email: present } = await withSite(db, siteId, (tx) => getOwnPassword(tx, siteId, customerId));
    if (!isSameMailbox(email, present)) {
      const confirmed = await confirmPassword(db, { siteId, customerId, password });
      if (!confirmed.ok) return confirmed;
    }
  }
  return changeUser(db, input);
}

const isSameMailbox = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const changeUser = (db: Db, input: UpdateUserInput): Promise<UpdatedUser> =>
  withSite(db, input.siteId, async (tx) => {
    const { siteId, customerId, givenName, locale } = input;
    const email = await changeProfile(tx, siteId, customerId, input);
    const wanted = input.email ?? email;
    // A request for the current address cancels a pending change.
    if (input.email !== undefined) await revokeTokens(tx, input, ['email_change']);
    if (wanted === email) return { ok: true };
    if (isSameMailbox(wanted, email)) {
      await proveEmail(tx, siteId, customerId, wanted);
      return { ok: true };
    }
    const taken = await consumeAttempts(tx, [
      { siteId, kind: 'account', what: 'email_change', value: customerId },
    ]);
    if (!taken.ok) return { ...taken, code: 'rate_limited' };
    const request = await insertEmailChange(tx, siteId, customerId, wanted);
    await queueAccountMail(tx, {
      siteId,
      kind: 'email_change',
      key: `email-change:${request}`,
      to: wanted,
      locale,
      givenName,
      data: { customer_id: customerId, email: wanted },
    });
    return { ok: true };
  });

export function toCustomer(row: Omit<Customer, 'full_name'>, locale: string): Customer {
  return {
    given_name: row.given_name,
    family_name: row.family_name,
    full_name: fullName(row.given_name, row.family_name, locale),
    email: row.email,
    phone: row.phone,
    pending_email: row.pending_email,
  };
}

export async function showUser(
  db: Db,
  requested: { siteId: number; customerId: number; locale: string },
): Promise<Customer> {
  return toCustomer(await getCustomer(db, requested.siteId, requested.customerId), requested.locale);
}
