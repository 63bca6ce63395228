import { randomUUID } from 'node:crypto';
import { type Db, withSite } from '../../platform/db.ts';
import { queueJob } from '../../platform/jobs.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { forgetTries } from './attempts.ts';
import { revokeTokens } from './customer-tokens.sql.ts';
import { adoptOrdersJob } from './customers.jobs.ts';
import { setPassword } from './customers.sql.ts';
import { findLink, useLink } from './mail-links.sql.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { type PasswordRefusal, whyPasswordRefused } from './password.rules.ts';
import { hashPassword } from './passwords.ts';
import { hashToken } from './secret-token.ts';

interface Given {
  readonly siteId: number;
  readonly token: string;
  readonly password: string;
  readonly locale: string;
  readonly userAgent: string | null;
  readonly brand: string;
}

export type UpdatedPassword =
  | ({ readonly ok: true } & OpenedSession)
  | { readonly ok: false; readonly code: 'link_expired' | PasswordRefusal };

const EXPIRED = { ok: false, code: 'link_expired' } as const;

/**
 * Sets a password by the link of a recovery mail. It is looked at before the password is worked on, and taken only with
 * a password that will do. Whoever was in is out, whoever guesses starts anew, and the owner is in.
 */
export async function updatePassword(db: Db, given: Given): Promise<UpdatedPassword> {
  const { siteId } = given;
  const hash = hashToken(given.token);
  const link = await withSite(db, siteId, (tx) => findLink(tx, siteId, hash, ['recovery']));
  if (!link) return EXPIRED;
  const refused = whyPasswordRefused(given.password, { email: link.email, brand: given.brand });
  if (refused) return { ok: false, code: refused };
  const passwordHash = await hashPassword(given.password);

  return withSite(db, siteId, async (tx) => {
    if (!(await useLink(tx, siteId, hash, ['recovery']))) return EXPIRED;
    const of = { siteId, customerId: link.customer_id };
    const account = await setPassword(tx, of, passwordHash, { proves: true });
    if (!account) return EXPIRED;
    await revokeTokens(tx, of, ['session', 'recovery', 'verification', 'email_change']);
    await forgetTries(tx, { siteId, kind: 'account', what: 'login', value: account.email });
    const { email: to, given_name: givenName } = account;
    await queueAccountMail(tx, {
      ...{ siteId, kind: 'password_changed', key: `password:${randomUUID()}`, to, givenName, data: {} },
      locale: given.locale,
    });
    await queueJob(tx, adoptOrdersJob, of);
    const session = await openSession(tx, { ...of, userAgent: given.userAgent });
    return session ? { ok: true as const, ...session } : EXPIRED;
  });
}
