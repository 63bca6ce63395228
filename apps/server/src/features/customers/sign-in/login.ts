import { type Db, type Tx, withSite } from '../../../platform/db/db.ts';
import { queueJob } from '../../../platform/jobs/jobs.ts';
import { hashToken } from '../../../platform/secrets/secret-token.ts';
import { adoptOrdersJob, remindJob } from '../customers.jobs.ts';
import { findCredentials } from '../customers.sql.ts';
import { consumeAttempts, resetAttempts, restoreAttempt, type Subject } from '../limits/attempts.ts';
import { isPassword } from '../password/passwords.ts';
import { findKnownDevice } from '../sessions/known-devices.sql.ts';
import { type OpenedSession, openSession, type Visitor } from '../sessions/open-session.ts';

export type LoggedIn =
  | ({ readonly ok: true } & OpenedSession)
  | { readonly ok: false; readonly code: 'wrong_credentials' }
  | { readonly ok: false; readonly code: 'rate_limited'; readonly seconds: number };

interface LoginInput extends Visitor {
  readonly siteId: number;
  readonly email: string;
  readonly password: string;
}

/**
 * Gives a token for an e-mail and its password. The try is counted before the password is looked at, by account and by
 * address, so parallel guesses get no extra tries. An unknown e-mail and one that is not confirmed
 * take as long, and say the same, as a wrong password. A browser the account has signed in with before is counted apart:
 * guesses from other browsers do not lock it, and its own do not lock others.
 */
export async function login(db: Db, input: LoginInput): Promise<LoggedIn> {
  const { siteId } = input;
  const account: Subject = { siteId, kind: 'account', what: 'login', value: input.email };
  const address: Subject = { siteId, kind: 'address', what: 'login', value: input.address };
  const begun = await withSite(db, siteId, async (tx) => {
    const knownAs = await findDeviceCounter(tx, input);
    const taken = await consumeAttempts(tx, knownAs ? [knownAs] : [account, address]);
    if (!taken.ok) return taken;
    return { ok: true as const, knownAs, found: await findCredentials(tx, siteId, input.email) };
  });
  if (!begun.ok) return { ok: false, code: 'rate_limited', seconds: begun.seconds };

  const { found, knownAs } = begun;
  const passwordHash = found?.password_hash ?? null;
  const isRight = await isPassword(input.password, passwordHash);
  return withSite(db, siteId, async (tx) => {
    const session =
      found && isRight && passwordHash
        ? await openSession(tx, {
            siteId,
            customerId: found.id,
            userAgent: input.userAgent,
            devices: input.devices,
            passwordHash,
          })
        : null;
    if (!session) {
      const isUnproved = isRight && found?.is_verified === false;
      await queueJob(tx, remindJob, { siteId, customerId: isUnproved ? found.id : null });
      // Committed: a refusal's `ok: false` would take the job back.
      return null;
    }
    if (knownAs) await resetAttempts(tx, knownAs);
    else {
      await resetAttempts(tx, account);
      await restoreAttempt(tx, address);
    }
    // Orders placed as a guest since the last sign-in, under the confirmed address.
    if (found) await queueJob(tx, adoptOrdersJob, { siteId, customerId: found.id });
    return session;
  }).then((session) => (session ? { ok: true, ...session } : { ok: false, code: 'wrong_credentials' }));
}

async function findDeviceCounter(tx: Tx, { siteId, email, devices }: LoginInput): Promise<Subject | null> {
  if (devices.length === 0) return null;
  const device = await findKnownDevice(tx, siteId, email, devices.map(hashToken));
  return device === null ? null : { siteId, kind: 'account', what: 'login', value: `device ${device}` };
}
