import { randomUUID } from 'node:crypto';
import { type Db, withSite } from '../../platform/db.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { confirmPassword } from './confirm-password.ts';
import { revokeTokens } from './customer-tokens.sql.ts';
import { getOwnPassword, setPassword } from './customers.sql.ts';
import { type PasswordRefusal, whyPasswordRefused } from './password.rules.ts';
import { hashPassword } from './passwords.ts';

interface Given {
  readonly siteId: number;
  readonly customerId: number;
  /** The session that asks: it stays. */
  readonly tokenId: number;
  readonly currentPassword: string;
  readonly password: string;
  readonly locale: string;
  readonly brand: string;
}

export type ChangedPassword =
  | { readonly ok: true; readonly endedSessions: number }
  | { readonly ok: false; readonly code: 'wrong_password' | PasswordRefusal }
  | { readonly ok: false; readonly code: 'rate_limited'; readonly seconds: number };

const WRONG = { ok: false, code: 'wrong_password' } as const;

/** Needs the present password: a browser left open is not enough. */
export async function changePassword(db: Db, given: Given): Promise<ChangedPassword> {
  const { siteId, customerId } = given;
  const { email } = await withSite(db, siteId, (tx) => getOwnPassword(tx, siteId, customerId));
  const refused = whyPasswordRefused(given.password, { email, brand: given.brand });
  if (refused) return { ok: false, code: refused };
  const confirmed = await confirmPassword(db, { siteId, customerId, password: given.currentPassword });
  if (!confirmed.ok) return confirmed;
  const hash = await hashPassword(given.password);

  return withSite(db, siteId, async (tx) => {
    // Not over a password that was set in the meantime, perhaps by an owner throwing somebody out.
    const account = await setPassword(tx, given, hash, { before: confirmed.passwordHash });
    if (!account) return WRONG;
    const endedSessions = await revokeTokens(tx, given, ['session'], given.tokenId);
    await revokeTokens(tx, given, ['recovery']);
    const { email: to, given_name: givenName } = account;
    await queueAccountMail(tx, {
      ...{ siteId, kind: 'password_changed', key: `password:${randomUUID()}`, to, givenName, data: {} },
      locale: given.locale,
    });
    return { ok: true as const, endedSessions };
  });
}
