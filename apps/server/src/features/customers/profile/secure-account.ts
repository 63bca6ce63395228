import { type Db, withSite } from '../../../platform/db/db.ts';
import { hashToken, makeSecretToken } from '../../../platform/secrets/secret-token.ts';
import { dropPassword } from '../customers.sql.ts';
import { endAccess } from '../sessions/end-access.ts';
import { insertLink, useLink } from '../sessions/mail-links.sql.ts';
import { RECOVERY_MINUTES } from '../sessions/open-session.ts';

export type SecuredAccount =
  | { readonly ok: true; readonly recoveryToken: string }
  | { readonly ok: false; readonly code: 'link_expired' };

const EXPIRED = { ok: false, code: 'link_expired' } as const;

/**
 * "This was not me", by the link of a mail about a new passkey or a new device: ends every session, removes the passkeys
 * and the password. Answers with the token of a recovery, so that the owner goes on to choose a new password.
 */
export const secureAccount = (
  db: Db,
  { siteId, token }: { siteId: number; token: string },
): Promise<SecuredAccount> =>
  withSite(db, siteId, async (tx) => {
    const link = await useLink(tx, siteId, hashToken(token), ['secure_account']);
    if (!link) return EXPIRED;
    const key = { siteId, customerId: link.customer_id };
    await endAccess(tx, key);
    await dropPassword(tx, key);
    const { token: recoveryToken, hash } = makeSecretToken();
    await insertLink(tx, { ...key, kind: 'recovery', hash, minutes: RECOVERY_MINUTES });
    return { ok: true as const, recoveryToken };
  });
