import type { Tx } from '../../platform/db.ts';
import { insertSession } from './customer-tokens.sql.ts';
import { makeSecretToken } from './secret-token.ts';

export interface OpenedSession {
  readonly accessToken: string;
  readonly expiresAt: Date;
}

/** Where somebody comes in from. */
export interface Visitor {
  readonly address: string;
  readonly userAgent: string | null;
}

/** Null: a blocked customer, one whose address is not proved, or whose password has changed since it was compared. */
export async function openSession(
  tx: Tx,
  of: { siteId: number; customerId: number; userAgent: string | null; passwordHash?: string },
): Promise<OpenedSession | null> {
  const { token, hash } = makeSecretToken();
  const expiresAt = await insertSession(tx, { ...of, hash });
  return expiresAt && { accessToken: token, expiresAt };
}
