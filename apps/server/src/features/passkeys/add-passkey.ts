import type { RegistrationResponseJSON, VerifiedRegistrationResponse } from '@simplewebauthn/server';
import { type Db, withSite } from '../../platform/db.ts';
import { showUser } from '../customers/show-user.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import type { Passkey } from './passkeys.contract.ts';
import { findPasskeys, insertPasskey } from './passkeys.sql.ts';
import { ALGORITHMS, closeQuestion, type RelyingParty } from './relying-party.ts';
import { toPasskey } from './to-passkey.ts';

const MOST = 20;

export type AddedPasskey =
  | { readonly ok: true; readonly passkey: Passkey }
  | { readonly ok: false; readonly code: 'passkey_refused' }
  | { readonly ok: false; readonly code: 'too_many_passkeys'; readonly most: number };

interface Given {
  readonly siteId: number;
  readonly customerId: number;
  readonly locale: string;
  readonly name: string;
  readonly response: RegistrationResponseJSON;
}

const REFUSED = { ok: false, code: 'passkey_refused' } as const;

/** Keeps a passkey the browser made for this customer, and tells him by mail. */
export async function addPasskey(db: Db, party: RelyingParty, given: Given): Promise<AddedPasskey> {
  const { siteId } = given;
  const expectedChallenge = await closeQuestion(db, given, given.response.response.clientDataJSON);
  if (expectedChallenge === null) return REFUSED;
  const made = await verify(party, given.response, expectedChallenge);
  if (!made) return REFUSED;
  if ((await findPasskeys(db, given)).length >= MOST)
    return { ok: false, code: 'too_many_passkeys', most: MOST };
  const user = await showUser(db, given);

  return withSite(db, siteId, async (tx) => {
    const { credential } = made;
    const row = await insertPasskey(tx, given, {
      ...{ credentialId: credential.id, publicKey: credential.publicKey, counter: credential.counter },
      ...{ transports: credential.transports ?? [], backedUp: made.credentialBackedUp, name: given.name },
    });
    if (!row) return REFUSED;
    await queueAccountMail(tx, {
      ...{ siteId, kind: 'passkey_added', key: `passkey:${row.id}`, to: user.email, locale: given.locale },
      ...{ givenName: user.given_name, data: { name: given.name } },
    });
    return { ok: true as const, passkey: toPasskey(row) };
  });
}

type Made = NonNullable<VerifiedRegistrationResponse['registrationInfo']>;

/** Null for whatever is wrong with it: the library throws, and only people who try things would learn from the reason. */
async function verify(
  party: RelyingParty,
  response: RegistrationResponseJSON,
  expectedChallenge: string,
): Promise<Made | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      ...{ response, expectedChallenge, requireUserVerification: true, supportedAlgorithmIDs: ALGORITHMS },
      ...{ expectedOrigin: party.origin, expectedRPID: party.id },
    });
    return registrationInfo ?? null;
  } catch {
    return null;
  }
}
