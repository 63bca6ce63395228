import { type Db, withSite } from '../../../platform/db/db.ts';
import { queueJob } from '../../../platform/jobs/jobs.ts';
import { hashToken } from '../../../platform/secrets/secret-token.ts';
import { queueAccountMail } from '../../mails/queue-account-mail.ts';
import { confirmPassword } from '../credentials/confirm-password.ts';
import { adoptOrdersJob } from '../customers.jobs.ts';
import { proveEmail } from '../customers.sql.ts';
import { revokeTokens } from '../sessions/customer-tokens.sql.ts';
import { findLink, useLink } from '../sessions/mail-links.sql.ts';
import { type Browser, type OpenedSession, openSession } from '../sessions/open-session.ts';

interface ConfirmEmailChangeInput extends Browser {
  readonly siteId: number;
  readonly token: string;
  /** Of the account that gets the address. */
  readonly password: string;
  readonly locale: string;
}

export type ConfirmedEmailChange =
  | ({ readonly ok: true } & OpenedSession)
  | { readonly ok: false; readonly code: 'link_expired' | 'wrong_password' }
  | { readonly ok: false; readonly code: 'rate_limited'; readonly seconds: number };

const EXPIRED = { ok: false, code: 'link_expired' } as const;
const UNIQUE_VIOLATION = '23505';

/**
 * Gives an account its new e-mail address. The link proves the mailbox, the password proves the account: a stranger
 * cannot confirm a foreign mailbox, and its guest orders, into another account.
 */
export async function confirmEmailChange(
  db: Db,
  input: ConfirmEmailChangeInput,
): Promise<ConfirmedEmailChange> {
  const { siteId, password } = input;
  const hash = hashToken(input.token);
  const link = await withSite(db, siteId, (tx) => findLink(tx, siteId, hash, ['email_change']));
  if (!link) return EXPIRED;
  const confirmed = await confirmPassword(db, { siteId, customerId: link.customer_id, password });
  if (!confirmed.ok) return confirmed;
  try {
    return await changeEmail(db, input, hash);
  } catch (error) {
    // Another account has come to have the new address since the mail was written.
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return EXPIRED;
    throw error;
  }
}

const changeEmail = (
  db: Db,
  { siteId, locale, userAgent, devices }: ConfirmEmailChangeInput,
  hash: Buffer,
): Promise<ConfirmedEmailChange> =>
  withSite(db, siteId, async (tx) => {
    const link = await useLink(tx, siteId, hash, ['email_change']);
    if (!link?.wanted) return EXPIRED;
    const account = await proveEmail(tx, siteId, link.customer_id, link.wanted);
    if (!account) return EXPIRED;
    const scope = { siteId, customerId: account.id };
    await revokeTokens(tx, scope, ['verification', 'recovery', 'email_change']);
    await queueAccountMail(tx, {
      siteId,
      kind: 'email_changed',
      key: `email:${link.id}`,
      to: link.email,
      locale,
      givenName: account.given_name,
      data: { email: link.wanted },
    });
    await queueJob(tx, adoptOrdersJob, scope);
    const session = await openSession(tx, { ...scope, userAgent, devices });
    return session ? { ok: true as const, ...session } : EXPIRED;
  });
