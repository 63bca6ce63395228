import { createHash, randomBytes } from 'node:crypto';
import { type Db, withSite } from '../../platform/db.ts';
import { findCredentials, insertSession } from './customers.sql.ts';
import { forgetFailures, type LoginSubject, recordFailure, secondsLocked } from './login-attempts.ts';
import { isPassword } from './passwords.ts';

export type LoggedIn =
  | { ok: true; accessToken: string; expiresAt: Date }
  | { ok: false; code: 'wrong_credentials' }
  | { ok: false; code: 'rate_limited'; seconds: number };

interface Credentials {
  readonly siteId: number;
  readonly email: string;
  readonly password: string;
  readonly address: string;
  readonly userAgent: string | null;
}

/**
 * Gives a token for an e-mail and its password. Guesses are counted in the database by account and by address. An
 * e-mail nobody has takes as long, and says the same, as a wrong password.
 */
export async function login(db: Db, given: Credentials): Promise<LoggedIn> {
  const { siteId } = given;
  const subjects: LoginSubject[] = [
    { siteId, kind: 'account', value: given.email },
    { siteId, kind: 'address', value: given.address },
  ];
  const locks = await Promise.all(subjects.map((subject) => secondsLocked(db, subject)));
  const seconds = Math.max(...locks);
  if (seconds > 0) return { ok: false, code: 'rate_limited', seconds };

  const found = await withSite(db, siteId, (tx) => findCredentials(tx, siteId, given.email));
  const isRight = await isPassword(given.password, found?.password_hash ?? null);
  if (!found || !isRight) {
    for (const subject of subjects) await recordFailure(db, subject);
    return { ok: false, code: 'wrong_credentials' };
  }
  await forgetFailures(db, subjects[0] as LoginSubject);
  const accessToken = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(accessToken).digest();
  const expiresAt = await withSite(db, siteId, (tx) =>
    insertSession(tx, { siteId, customerId: found.id, hash, userAgent: given.userAgent }),
  );
  return { ok: true, accessToken, expiresAt };
}
