import type { Db } from '../../platform/db/db.ts';
import { findPasskeys, type Owner } from './passkeys.sql.ts';
import { createChallenge, type RelyingParty } from './relying-party.ts';

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
