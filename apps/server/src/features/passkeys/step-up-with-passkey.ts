import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { type Db, withSite } from '../../platform/db/db.ts';
import { confirmSession } from '../customers/credentials/confirm-password.ts';
import { checkAssertion } from './check-assertion.ts';
import { findPasskeys, noteUse, type Owner } from './passkeys.sql.ts';
import { createChallenge, type RelyingParty } from './relying-party.ts';

interface StepUpInput {
  readonly siteId: number;
  readonly customerId: number;
  readonly tokenId: number;
  readonly response: AuthenticationResponseJSON;
}

/** Proves one of the customer's own passkeys in a session that is open already. False: it proves nothing. */
export async function stepUpWithPasskey(db: Db, party: RelyingParty, input: StepUpInput): Promise<boolean> {
  const { siteId, customerId, tokenId, response } = input;
  const checked = await checkAssertion(db, party, { siteId, expectedCustomerId: customerId, response });
  if (checked?.key.customer_id !== customerId) return false;
  return withSite(db, siteId, async (tx) => {
    if (!(await noteUse(tx, siteId, checked.key.id, checked.used))) return false;
    await confirmSession(tx, siteId, tokenId);
    return true;
  });
}

/** What the browser needs to prove one of the customer's own passkeys. */
export async function offerStepUp(db: Db, party: RelyingParty, owner: Owner) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const [keys, challenge] = await Promise.all([
    findPasskeys(db, owner),
    createChallenge(db, owner.siteId, owner.customerId),
  ]);
  return generateAuthenticationOptions({
    rpID: party.id,
    timeout: 300_000,
    userVerification: 'required',
    challenge,
    allowCredentials: keys.map(({ credential_id: id, transports }) => ({ id, transports })),
  });
}
