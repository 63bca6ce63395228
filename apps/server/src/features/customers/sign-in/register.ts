import { randomUUID } from 'node:crypto';
import { type Db, withSite } from '../../../platform/db/db.ts';
import { queueJob } from '../../../platform/jobs/jobs.ts';
import { welcomeJob } from '../customers.jobs.ts';
import { dropContestedPassword, findCredentials, insertCustomer } from '../customers.sql.ts';
import { consumeAttempts } from '../limits/attempts.ts';
import { type PasswordRefusal, whyPasswordRefused } from '../password/password.rules.ts';
import { hashPassword, saltOf } from '../password/passwords.ts';

interface RegisterInput {
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
 * Makes an account that can be used once its address is verified. For an address that has one, the same work is done and
 * the same answer is returned; only the mail differs, and the worker writes that. A second registration of an unverified address
 * with another password may come from another person: then neither password is kept, and the reader of the mail signs
 * in by its link and sets one by recovery. With the same password nothing changes, which is checked with the same salt.
 */
export async function register(db: Db, input: RegisterInput): Promise<Registered> {
  const { siteId, email } = input;
  const refused = whyPasswordRefused(input.password, input);
  if (refused) return { ok: false, code: refused };
  const begun = await withSite(db, siteId, async (tx) => {
    const taken = await consumeAttempts(tx, [
      { siteId, kind: 'address', what: 'requests', value: input.address },
    ]);
    return taken.ok ? { ok: true as const, found: await findCredentials(tx, siteId, email) } : taken;
  });
  if (!begun.ok) return { ok: false, code: 'rate_limited', seconds: begun.seconds };

  const kept = begun.found?.is_verified === false ? begun.found.password_hash : null;
  const passwordHash = await hashPassword(input.password, saltOf(kept));
  await withSite(db, siteId, async (tx) => {
    const made = await insertCustomer(tx, { ...input, passwordHash });
    await dropContestedPassword(tx, { ...input, passwordHash });
    const customerId = made ?? begun.found?.id ?? null;
    await queueJob(tx, welcomeJob, { siteId, customerId, locale: input.locale, request: randomUUID() });
  });
  return { ok: true };
}
