import { type Db, withSite } from '../../../platform/db/db.ts';
import type { LinkKind } from './customer-tokens.sql.ts';
import { grantEmailChange, insertLink } from './mail-links.sql.ts';
import { makeSecretToken } from './secret-token.ts';

export interface MailLink {
  readonly siteId: number;
  readonly customerId: number;
  readonly kind: LinkKind;
  /** For `email_change`: the new address, to which the mail goes. */
  readonly data?: { readonly email?: string };
}

const DAY = 24 * 60;
export const RECOVERY_MINUTES = 60;
/** How long the link "it was not me" works. */
const SECURE_LINK_DAYS = 30;
const MINUTES = {
  verification: DAY,
  recovery: RECOVERY_MINUTES,
  secure_account: SECURE_LINK_DAYS * DAY,
} as const;

/**
 * The secret of a link, made while its mail is written, so that no table and no queue ever holds it. Null: the link is
 * no longer wanted, and the mail need not be sent.
 */
export async function mintToken(
  db: Db,
  { siteId, customerId, kind, data }: MailLink,
): Promise<string | null> {
  const { token, hash } = makeSecretToken();
  const made = await withSite(db, siteId, (tx) =>
    kind === 'email_change'
      ? grantEmailChange(tx, { siteId, customerId, email: data?.email ?? '', hash })
      : insertLink(tx, { siteId, customerId, kind, hash, minutes: MINUTES[kind] }),
  );
  return made ? token : null;
}
