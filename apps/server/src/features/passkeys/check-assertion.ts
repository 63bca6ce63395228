import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { type Db, withSite } from '../../platform/db/db.ts';
import { findPasskey, type StoredKey } from './passkeys.sql.ts';
import { consumeChallenge, type RelyingParty, userHandle } from './relying-party.ts';

interface Assertion {
  readonly siteId: number;
  /** The customer the challenge was made for; null for a sign-in. */
  readonly expectedCustomerId: number | null;
  readonly response: AuthenticationResponseJSON;
}

export interface CheckedAssertion {
  readonly key: StoredKey;
  readonly used: { readonly counter: number; readonly backedUp: boolean };
}

/** The passkey that signed an open challenge of ours; null for everything else. */
export async function checkAssertion(
  db: Db,
  party: RelyingParty,
  { siteId, expectedCustomerId, response }: Assertion,
): Promise<CheckedAssertion | null> {
  const requested = { siteId, customerId: expectedCustomerId };
  const expectedChallenge = await consumeChallenge(db, requested, response.response.clientDataJSON);
  if (expectedChallenge === null) return null;
  const key = await withSite(db, siteId, (tx) => findPasskey(tx, siteId, response.id));
  if (!key || !isOf(key, siteId, response.response.userHandle)) return null;
  const used = await verify(party, response, expectedChallenge, key);
  return used && { key, used };
}

/** Some keys say for whom they were made; it must be whom we know them by. */
const isOf = (key: StoredKey, siteId: number, handle: string | undefined) =>
  handle === undefined || userHandle(siteId, key.customer_id).toString('base64url') === handle;

/** Null for whatever is wrong with it, a counter that goes back included. */
async function verify(
  party: RelyingParty,
  response: AuthenticationResponseJSON,
  expectedChallenge: string,
  key: StoredKey,
) {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      requireUserVerification: true,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id: response.id, publicKey: Uint8Array.from(key.public_key), counter: key.counter },
    });
    if (!verified) return null;
    return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
  } catch {
    return null;
  }
}
