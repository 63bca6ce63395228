import type { Db } from '../../platform/db/db.ts';
import { createChallenge, type RelyingParty } from './relying-party.ts';

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
