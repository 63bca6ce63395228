import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { type Db, withSite } from '../../platform/db.ts';
import { type OpenedSession, openSession } from '../customers/open-session.ts';
import { findPasskey, noteUse, type StoredKey } from './passkeys.sql.ts';
import { closeQuestion, type RelyingParty, userHandle } from './relying-party.ts';

export type PasskeyLogin =
  | ({ readonly ok: true } & OpenedSession)
  | { readonly ok: false; readonly code: 'passkey_refused' };

interface Given {
  readonly siteId: number;
  readonly response: AuthenticationResponseJSON;
  readonly userAgent: string | null;
}

const REFUSED = { ok: false, code: 'passkey_refused' } as const;

/** Gives a token for an answer that one of this site's passkeys has signed, to a question of ours that was still open. */
export async function logInWithPasskey(db: Db, party: RelyingParty, given: Given): Promise<PasskeyLogin> {
  const { siteId, response } = given;
  const nobody = { siteId, customerId: null };
  const expectedChallenge = await closeQuestion(db, nobody, response.response.clientDataJSON);
  if (expectedChallenge === null) return REFUSED;
  const key = await withSite(db, siteId, (tx) => findPasskey(tx, siteId, response.id));
  if (!key || !isOf(key, siteId, response.response.userHandle)) return REFUSED;
  const used = await verify(party, response, expectedChallenge, key);
  if (!used) return REFUSED;

  return withSite(db, siteId, async (tx) => {
    if (!(await noteUse(tx, siteId, key.id, used))) return REFUSED;
    const of = { siteId, customerId: key.customer_id, userAgent: given.userAgent };
    const session = await openSession(tx, of);
    return session ? { ok: true as const, ...session } : REFUSED;
  });
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
      ...{ response, expectedChallenge, requireUserVerification: true },
      ...{ expectedOrigin: party.origin, expectedRPID: party.id },
      credential: { id: response.id, publicKey: Uint8Array.from(key.public_key), counter: key.counter },
    });
    if (!verified) return null;
    return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
  } catch {
    return null;
  }
}
