import { type Db, withSite } from '../../platform/db.ts';
import { queueJob } from '../../platform/jobs.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { revokeTokens } from './customer-tokens.sql.ts';
import { adoptOrdersJob } from './customers.jobs.ts';
import { proveEmail } from './customers.sql.ts';
import { useLink } from './mail-links.sql.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { hashToken } from './secret-token.ts';

interface Given {
  readonly siteId: number;
  readonly token: string;
  readonly locale: string;
  readonly userAgent: string | null;
}

export type VerifiedEmail =
  | ({ readonly ok: true } & OpenedSession)
  | { readonly ok: false; readonly code: 'link_expired' };

const EXPIRED = { ok: false, code: 'link_expired' } as const;
const UNIQUE_VIOLATION = '23505';

/** Whoever follows the link reads the mails of its address: the account's own, or the new one he wants to have. */
export async function verifyEmail(db: Db, given: Given): Promise<VerifiedEmail> {
  try {
    return await followLink(db, given);
  } catch (error) {
    // Somebody else has come to have the new address since the mail was written.
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return EXPIRED;
    throw error;
  }
}

const followLink = (db: Db, { siteId, token, locale, userAgent }: Given): Promise<VerifiedEmail> =>
  withSite(db, siteId, async (tx) => {
    const link = await useLink(tx, siteId, hashToken(token), ['verification', 'email_change']);
    if (!link) return EXPIRED;
    const account = await proveEmail(tx, siteId, link.customer_id, link.wanted);
    if (!account) return EXPIRED;
    const of = { siteId, customerId: account.id };
    await revokeTokens(tx, of, ['verification', 'recovery', 'email_change']);
    if (link.wanted !== null)
      await queueAccountMail(tx, {
        ...{ siteId, kind: 'email_changed', key: `email:${link.id}`, to: link.email, locale },
        ...{ givenName: account.given_name, data: { email: link.wanted } },
      });
    await queueJob(tx, adoptOrdersJob, of);
    const session = await openSession(tx, { ...of, userAgent });
    return session ? { ok: true as const, ...session } : EXPIRED;
  });
