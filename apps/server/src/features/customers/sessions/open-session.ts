import type { Tx } from '../../../platform/db/db.ts';
import { insertSession } from './customer-tokens.sql.ts';
import { rememberDevice } from './remember-device.ts';
import { makeSecretToken } from './secret-token.ts';

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
