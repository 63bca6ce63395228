import { randomUUID } from 'node:crypto';
import { type Db, withSite } from '../../../platform/db/db.ts';
import { queueJob } from '../../../platform/jobs/jobs.ts';
import { hashToken } from '../../../platform/secrets/secret-token.ts';
import { queueAccountMail } from '../../mails/queue-account-mail.ts';
import { adoptOrdersJob } from '../customers.jobs.ts';
import { setPassword } from '../customers.sql.ts';
import { resetAttempts } from '../limits/attempts.ts';
import { type PasswordRefusal, whyPasswordRefused } from '../password/password.rules.ts';
import { hashPassword } from '../password/passwords.ts';
import { endAccess } from '../sessions/end-access.ts';
import { findLink, useLink } from '../sessions/mail-links.sql.ts';
import { type Browser, type OpenedSession, openSession } from '../sessions/open-session.ts';

interface UpdatePasswordInput extends Browser {
  readonly siteId: number;
  readonly token: string;
  readonly password: string;
  readonly locale: string;
  readonly brand: string;
}

export type UpdatedPassword =
  | ({ readonly ok: true } & OpenedSession)
  | { readonly ok: false; readonly code: 'link_expired' | PasswordRefusal };

const EXPIRED = { ok: false, code: 'link_expired' } as const;

/**
 * Sets a password by the link of a recovery mail. It is looked at before the password is worked on, and taken only with
 * a password that will do. Nothing of before survives: sessions, passkeys, links, pending changes of the address and
 * known devices end, and the mail names the removed passkeys.
 */
export async function updatePassword(db: Db, input: UpdatePasswordInput): Promise<UpdatedPassword> {
  const { siteId } = input;
  const hash = hashToken(input.token);
  const link = await withSite(db, siteId, (tx) => findLink(tx, siteId, hash, ['recovery']));
  if (!link) return EXPIRED;
  const refused = whyPasswordRefused(input.password, { email: link.email, brand: input.brand });
  if (refused) return { ok: false, code: refused };
  const passwordHash = await hashPassword(input.password);

  return withSite(db, siteId, async (tx) => {
    if (!(await useLink(tx, siteId, hash, ['recovery']))) return EXPIRED;
    const scope = { siteId, customerId: link.customer_id };
    const account = await setPassword(tx, scope, passwordHash, { proves: true });
    if (!account) return EXPIRED;
    const removed = await endAccess(tx, scope);
    await resetAttempts(tx, { siteId, kind: 'account', what: 'login', value: account.email });
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
    await queueJob(tx, adoptOrdersJob, scope);
    const session = await openSession(tx, { ...scope, userAgent: input.userAgent, devices: input.devices });
    return session ? { ok: true as const, ...session } : EXPIRED;
  });
}
