import { type Db, type Tx, withSite } from '../../../platform/db/db.ts';
import { hashToken, makeSecretToken } from '../../../platform/secrets/secret-token.ts';
import { insertSession, type LinkKind, rotateToken } from './customer-tokens.sql.ts';
import { grantEmailChange, insertLink } from './mail-links.sql.ts';
import { rememberDevice } from './remember-device.ts';

interface MailLink {
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

/** An opened session as the api answers it. */
export const sessionAnswer = ({ accessToken, expiresAt, deviceToken }: OpenedSession) => ({
  data: {
    access_token: accessToken,
    expires_at: expiresAt.toISOString(),
    ...(deviceToken && { device_token: deviceToken }),
  },
});

export interface OpenedSession {
  readonly accessToken: string;
  readonly expiresAt: Date;
  /** For the browser to keep; absent when it has one. */
  readonly deviceToken?: string;
}

/** The browser that signs in. */
export interface Browser {
  readonly userAgent: string | null;
  /** Tokens it got when it signed in before. */
  readonly devices: readonly string[];
}

/** Where a sign-in comes from. */
export interface Visitor extends Browser {
  readonly address: string;
}

/** Null: a blocked customer, one whose address is not proved, or whose password has changed since it was compared. */
export async function openSession(
  tx: Tx,
  key: Browser & { siteId: number; customerId: number; passwordHash?: string },
): Promise<OpenedSession | null> {
  const { token, hash } = makeSecretToken();
  const expiresAt = await insertSession(tx, { ...key, hash });
  if (!expiresAt) return null;
  const deviceToken = await rememberDevice(tx, key);
  return { accessToken: token, expiresAt, ...(deviceToken && { deviceToken }) };
}

/**
 * Replaces the token of a session, so that a stolen one is good for a day at most. Null: not due yet; of parallel
 * requests one gets the new token, the others go on with the old one.
 */
export async function rotateSession(
  db: Db,
  session: { siteId: number; tokenId: number; token: string },
): Promise<OpenedSession | null> {
  const { siteId, tokenId } = session;
  const { token, hash: newHash } = makeSecretToken();
  const presentHash = hashToken(session.token);
  const expiresAt = await withSite(db, siteId, (tx) =>
    rotateToken(tx, { siteId, tokenId, presentHash, newHash }),
  );
  return expiresAt && { accessToken: token, expiresAt };
}
