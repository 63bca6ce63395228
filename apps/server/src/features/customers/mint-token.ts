import { type Db, withSite } from '../../platform/db.ts';
import type { LinkKind } from './customer-tokens.sql.ts';
import { grantEmailWish, insertLink } from './mail-links.sql.ts';
import { makeSecretToken } from './secret-token.ts';

export interface MailLink {
  readonly siteId: number;
  readonly customerId: number;
  readonly kind: LinkKind;
  /** For `email_change`: the new address, to which the mail goes. */
  readonly data?: { readonly email?: string };
}

const DAY = 24 * 60;
const MINUTES = { verification: DAY, recovery: 60 } as const;

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
      ? grantEmailWish(tx, { siteId, customerId, email: data?.email ?? '', hash })
      : insertLink(tx, { siteId, customerId, kind, hash, minutes: MINUTES[kind] }),
  );
  return made ? token : null;
}
