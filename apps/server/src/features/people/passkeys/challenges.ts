import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/db/db.ts';
import { hashToken } from '../../../platform/secrets/secret-token.ts';
import { insertChallenge, type Purpose, takeChallenge } from './staff-passkeys.sql.ts';

/** What an authenticator keeps of a person; tells nothing about them. */
export const staffHandle = (staffId: number): Buffer<ArrayBuffer> =>
  Buffer.from(createHash('sha256').update(`staff passkeys of ${staffId}`).digest());

/** A challenge that can be answered once, within minutes. */
export async function createStaffChallenge(db: Db, purpose: Purpose, staffId: number | null) {
  const bytes = randomBytes(32);
  await insertChallenge(db, hashToken(bytes.toString('base64url')), purpose, staffId);
  return bytes;
}

/** The challenge that an answer names, if it was ours and still open. */
export async function takeStaffChallenge(
  db: Db,
  clientDataJSON: string,
  purpose: Purpose,
  staffId: number | null,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  return (await takeChallenge(db, hashToken(challenge), purpose, staffId)) ? challenge : null;
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
