import { randomUUID } from 'node:crypto';
import { type Db, withSite } from '../../platform/db.ts';
import { queueJob } from '../../platform/jobs.ts';
import { takeTries } from './attempts.ts';
import { welcomeJob } from './customers.jobs.ts';
import { dropContestedPassword, findCredentials, insertCustomer } from './customers.sql.ts';
import { type PasswordRefusal, whyPasswordRefused } from './password.rules.ts';
import { hashPassword, saltOf } from './passwords.ts';

interface Given {
  readonly siteId: number;
  readonly email: string;
  readonly password: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly phone: string | null;
  readonly locale: string;
  readonly address: string;
  readonly brand: string;
}

export type Registered =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: PasswordRefusal }
  | { readonly ok: false; readonly code: 'rate_limited'; readonly seconds: number };

/**
 * Makes an account that can be used once its address is proved. For an address that has one, the same work is done and
 * the same is said; only the mail differs, and the worker writes that. Who registers an unproved address a second time
 * with another password may not be who did it first: then neither password is kept, and whoever reads the mail comes
 * in by its link and sets one by recovery. With the same password nothing changes, which is seen by using the same salt.
 */
export async function register(db: Db, given: Given): Promise<Registered> {
  const { siteId, email } = given;
  const refused = whyPasswordRefused(given.password, given);
  if (refused) return { ok: false, code: refused };
  const begun = await withSite(db, siteId, async (tx) => {
    const taken = await takeTries(tx, [{ siteId, kind: 'address', what: 'asking', value: given.address }]);
    return taken.ok ? { ok: true as const, found: await findCredentials(tx, siteId, email) } : taken;
  });
  if (!begun.ok) return { ok: false, code: 'rate_limited', seconds: begun.seconds };

  const kept = begun.found?.is_verified === false ? begun.found.password_hash : null;
  const passwordHash = await hashPassword(given.password, saltOf(kept));
  await withSite(db, siteId, async (tx) => {
    const made = await insertCustomer(tx, { ...given, passwordHash });
    await dropContestedPassword(tx, { ...given, passwordHash });
    const customerId = made ?? begun.found?.id ?? null;
    await queueJob(tx, welcomeJob, { siteId, customerId, locale: given.locale, request: randomUUID() });
  });
  return { ok: true };
}
