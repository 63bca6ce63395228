import { type Db, withSite } from '../../../platform/db/db.ts';
import { queueJob } from '../../../platform/jobs/jobs.ts';
import { hashToken } from '../../../platform/secrets/secret-token.ts';
import { adoptOrdersJob } from '../customers.jobs.ts';
import { setPassword } from '../customers.sql.ts';
import { resetAttempts } from '../limits/attempts.ts';
import { type PasswordRefusal, whyPasswordRefused } from '../password/password.rules.ts';
import { hashPassword } from '../password/passwords.ts';
import { endAccess } from '../sessions/end-access.ts';
import { findLink, useLink } from '../sessions/mail-links.sql.ts';
import { type Browser, type OpenedSession, openSession } from '../sessions/open-session.ts';

interface VerifyEmailInput extends Browser {
  readonly siteId: number;
  readonly token: string;
  /** What the reader of the mail types. It replaces what was typed when registering. */
  readonly password: string;
  readonly brand: string;
}

export type VerifiedEmail =
  | ({ readonly ok: true } & OpenedSession)
  | { readonly ok: false; readonly code: 'link_expired' | PasswordRefusal };

const EXPIRED = { ok: false, code: 'link_expired' } as const;

/**
 * Confirms the e-mail address of a new account. Any visitor can register an address, so only what the reader of its mail
 * types counts: the password of the registration is replaced, and guest orders are adopted after that.
 */
export async function verifyEmail(db: Db, input: VerifyEmailInput): Promise<VerifiedEmail> {
  const { siteId } = input;
  const hash = hashToken(input.token);
  const link = await withSite(db, siteId, (tx) => findLink(tx, siteId, hash, ['verification']));
  if (!link) return EXPIRED;
  const refused = whyPasswordRefused(input.password, { email: link.email, brand: input.brand });
  if (refused) return { ok: false, code: refused };
  const passwordHash = await hashPassword(input.password);

  return withSite(db, siteId, async (tx) => {
    if (!(await useLink(tx, siteId, hash, ['verification']))) return EXPIRED;
    const key = { siteId, customerId: link.customer_id };
    const account = await setPassword(tx, key, passwordHash, { proves: true });
    if (!account) return EXPIRED;
    await endAccess(tx, key);
    await resetAttempts(tx, { siteId, kind: 'account', what: 'login', value: account.email });
    await queueJob(tx, adoptOrdersJob, key);
    const session = await openSession(tx, { ...key, userAgent: input.userAgent, devices: input.devices });
    return session ? { ok: true as const, ...session } : EXPIRED;
  });
}
