import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { type Db, withSite } from '../../platform/db/db.ts';
import { queueJob } from '../../platform/jobs/jobs.ts';
import { adoptOrdersJob } from '../customers/customers.jobs.ts';
import { type Browser, type OpenedSession, openSession } from '../customers/sessions/open-session.ts';
import { checkAssertion } from './check-assertion.ts';
import { noteUse } from './passkeys.sql.ts';
import { createChallenge, type RelyingParty } from './relying-party.ts';

export type PasskeyLogin =
  | ({ readonly ok: true } & OpenedSession)
  | { readonly ok: false; readonly code: 'passkey_refused' };

interface PasskeyLoginInput extends Browser {
  readonly siteId: number;
  readonly response: AuthenticationResponseJSON;
}

const REFUSED = { ok: false, code: 'passkey_refused' } as const;

/** Gives a token for an answer that one of this site's passkeys has signed, to a question of ours that was still open. */
export async function logInWithPasskey(
  db: Db,
  party: RelyingParty,
  { siteId, response, userAgent, devices }: PasskeyLoginInput,
): Promise<PasskeyLogin> {
  const checked = await checkAssertion(db, party, { siteId, expectedCustomerId: null, response });
  if (!checked) return REFUSED;
  const { key, used } = checked;
  return withSite(db, siteId, async (tx) => {
    if (!(await noteUse(tx, siteId, key.id, used))) return REFUSED;
    const customer = { siteId, customerId: key.customer_id };
    const session = await openSession(tx, { ...customer, userAgent, devices });
    if (!session) return REFUSED;
    await queueJob(tx, adoptOrdersJob, customer);
    return { ok: true as const, ...session };
  });
}

/** The same for all visitors: the browser finds passkeys of our site, and the passkey names its customer. */
export async function offerPasskeyLogin(db: Db, party: RelyingParty, siteId: number) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: party.id,
    timeout: 300_000,
    userVerification: 'required',
    challenge: await createChallenge(db, siteId, null),
  });
}
