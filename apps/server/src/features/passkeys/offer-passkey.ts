import type { Db } from '../../platform/db/db.ts';
import { showUser } from '../customers/profile/show-user.ts';
import { findPasskeys } from './passkeys.sql.ts';
import { ALGORITHMS, createChallenge, type RelyingParty, userHandle } from './relying-party.ts';

/** What the browser needs to make a passkey: one that is found without typing a name, and that asks who is there. */
export async function offerPasskey(
  db: Db,
  party: RelyingParty,
  who: { siteId: number; customerId: number; locale: string },
) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const [user, keys, challenge] = await Promise.all([
    showUser(db, who),
    findPasskeys(db, who),
    createChallenge(db, who.siteId, who.customerId),
  ]);
  return generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    challenge,
    timeout: 300_000,
    attestationType: 'none',
    userID: userHandle(who.siteId, who.customerId),
    userName: user.email,
    userDisplayName: user.full_name,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: keys.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}
