import { randomUUID } from 'node:crypto';
import { type Db, withSite } from '../../../platform/db/db.ts';
import { queueAccountMail } from '../../mails/queue-account-mail.ts';
import { getOwnPassword, setPassword } from '../customers.sql.ts';
import { type PasswordRefusal, whyPasswordRefused } from '../password/password.rules.ts';
import { hashPassword } from '../password/passwords.ts';
import { removeAllPasskeys, revokeTokens } from '../sessions/customer-tokens.sql.ts';
import { confirmPassword } from './confirm-password.ts';

interface ChangePasswordInput {
  readonly siteId: number;
  readonly customerId: number;
  /** The session that asks: it stays. */
  readonly tokenId: number;
  readonly currentPassword: string;
  readonly password: string;
  /** Otherwise the passkeys are removed: one may be an intruder's. */
  readonly keepPasskeys: boolean;
  readonly locale: string;
  readonly brand: string;
}

export type ChangedPassword =
  | { readonly ok: true; readonly endedSessions: number; readonly removedPasskeys: number }
  | { readonly ok: false; readonly code: 'wrong_password' | PasswordRefusal }
  | { readonly ok: false; readonly code: 'rate_limited'; readonly seconds: number };

const WRONG = { ok: false, code: 'wrong_password' } as const;

/** Needs the present password: a browser left open is not enough. */
export async function changePassword(db: Db, input: ChangePasswordInput): Promise<ChangedPassword> {
  const { siteId, customerId } = input;
  const { email } = await withSite(db, siteId, (tx) => getOwnPassword(tx, siteId, customerId));
  const refused = whyPasswordRefused(input.password, { email, brand: input.brand });
  if (refused) return { ok: false, code: refused };
  const confirmed = await confirmPassword(db, { siteId, customerId, password: input.currentPassword });
  if (!confirmed.ok) return confirmed;
  const hash = await hashPassword(input.password);

  return withSite(db, siteId, async (tx) => {
    // Not over a password that was set in the meantime, perhaps by the owner to end an intruder's access.
    const account = await setPassword(tx, input, hash, { before: confirmed.passwordHash });
    if (!account) return WRONG;
    const endedSessions = await revokeTokens(tx, input, ['session'], input.tokenId);
    await revokeTokens(tx, input, ['recovery']);
    const removed = input.keepPasskeys ? [] : await removeAllPasskeys(tx, input);
    const { email: to, given_name: givenName } = account;
    await queueAccountMail(tx, {
      siteId,
      kind: 'password_changed',
      key: `password:${randomUUID()}`,
      to,
      givenName,
      locale: input.locale,
      data: { passkeys: removed.join(', ') },
    });
    return { ok: true as const, endedSessions, removedPasskeys: removed.length };
  });
}
