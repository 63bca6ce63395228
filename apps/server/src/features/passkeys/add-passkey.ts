import type { RegistrationResponseJSON, VerifiedRegistrationResponse } from '@simplewebauthn/server';
import { type Db, withSite } from '../../platform/db/db.ts';
import { showUser } from '../customers/profile/show-user.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import type { Passkey } from './passkeys.contract.ts';
import { findPasskeys, insertPasskey } from './passkeys.sql.ts';
import { ALGORITHMS, consumeChallenge, type RelyingParty } from './relying-party.ts';
import { toPasskey } from './to-passkey.ts';

const MOST = 20;

export type AddedPasskey =
  | { readonly ok: true; readonly passkey: Passkey }
  | { readonly ok: false; readonly code: 'passkey_refused' }
  | { readonly ok: false; readonly code: 'too_many_passkeys'; readonly most: number };

interface AddPasskeyInput {
  readonly siteId: number;
  readonly customerId: number;
  readonly locale: string;
  readonly name: string;
  readonly response: RegistrationResponseJSON;
}

const REFUSED = { ok: false, code: 'passkey_refused' } as const;

/** Stores a passkey that the browser created for this customer, and sends a mail. */
export async function addPasskey(db: Db, party: RelyingParty, input: AddPasskeyInput): Promise<AddedPasskey> {
  const { siteId } = input;
  const expectedChallenge = await consumeChallenge(db, input, input.response.response.clientDataJSON);
  if (expectedChallenge === null) return REFUSED;
  const made = await verify(party, input.response, expectedChallenge);
  if (!made) return REFUSED;
  if ((await findPasskeys(db, input)).length >= MOST)
    return { ok: false, code: 'too_many_passkeys', most: MOST };
  const user = await showUser(db, input);

  return withSite(db, siteId, async (tx) => {
    const { credential } = made;
    const row = await insertPasskey(tx, input, {
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: credential.transports ?? [],
      backedUp: made.credentialBackedUp,
      name: input.name,
    });
    if (!row) return REFUSED;
    await queueAccountMail(tx, {
      siteId,
      kind: 'passkey_added',
      key: `passkey:${row.id}`,
      to: user.email,
      locale: input.locale,
      givenName: user.given_name,
      data: { customer_id: input.customerId, name: input.name },
    });
    return { ok: true as const, passkey: toPasskey(row) };
  });
}

type Registration = NonNullable<VerifiedRegistrationResponse['registrationInfo']>;

/** Null for whatever is wrong with it: the library throws, and only people who try things would learn from the reason. */
async function verify(
  party: RelyingParty,
  response: RegistrationResponseJSON,
  expectedChallenge: string,
): Promise<Registration | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
    });
    return registrationInfo ?? null;
  } catch {
    return null;
  }
}
