import { type Db, withSite } from '../../platform/db.ts';
import { queueJob } from '../../platform/jobs.ts';
import { forgetTries, giveTryBack, type Subject, takeTries } from './attempts.ts';
import { remindJob } from './customers.jobs.ts';
import { findCredentials } from './customers.sql.ts';
import { type OpenedSession, openSession, type Visitor } from './open-session.ts';
import { isPassword } from './passwords.ts';

export type LoggedIn =
  | ({ readonly ok: true } & OpenedSession)
  | { readonly ok: false; readonly code: 'wrong_credentials' }
  | { readonly ok: false; readonly code: 'rate_limited'; readonly seconds: number };

interface Given extends Visitor {
  readonly siteId: number;
  readonly email: string;
  readonly password: string;
}

/**
 * Gives a token for an e-mail and its password. The try is counted before the password is looked at, by account and by
 * address, so no crowd of guesses gets more looks than there are. An e-mail nobody has and one that is not confirmed
 * take as long, and say the same, as a wrong password.
 */
export async function login(db: Db, given: Given): Promise<LoggedIn> {
  const { siteId } = given;
  const account: Subject = { siteId, kind: 'account', what: 'login', value: given.email };
  const address: Subject = { siteId, kind: 'address', what: 'login', value: given.address };
  const begun = await withSite(db, siteId, async (tx) => {
    const taken = await takeTries(tx, [account, address]);
    return taken.ok ? { ok: true as const, found: await findCredentials(tx, siteId, given.email) } : taken;
  });
  if (!begun.ok) return { ok: false, code: 'rate_limited', seconds: begun.seconds };

  const { found } = begun;
  const passwordHash = found?.password_hash ?? null;
  const isRight = await isPassword(given.password, passwordHash);
  return withSite(db, siteId, async (tx) => {
    const session =
      found && isRight && passwordHash
        ? await openSession(tx, { siteId, customerId: found.id, userAgent: given.userAgent, passwordHash })
        : null;
    if (!session) {
      const isUnproved = isRight && found?.is_verified === false;
      await queueJob(tx, remindJob, { siteId, customerId: isUnproved ? found.id : null });
      // Committed: a refusal's `ok: false` would take the job back.
      return null;
    }
    await forgetTries(tx, account);
    await giveTryBack(tx, address);
    return session;
  }).then((session) => (session ? { ok: true, ...session } : { ok: false, code: 'wrong_credentials' }));
}
