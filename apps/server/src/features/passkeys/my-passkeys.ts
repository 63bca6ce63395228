import type { RegistrationResponseJSON, VerifiedRegistrationResponse } from '@simplewebauthn/server';
import { type Db, withSite } from '../../platform/db/db.ts';
import { hasStepUp } from '../customers/credentials/confirm-password.ts';
import { showUser } from '../customers/profile/update-user.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import type { Passkey } from './passkeys.contract.ts';
import { findPasskeys, insertPasskey, type Owner, type PasskeyRow, removePasskey } from './passkeys.sql.ts';
import {
  ALGORITHMS,
  consumeChallenge,
  createChallenge,
  type RelyingParty,
  userHandle,
} from './relying-party.ts';

export const toPasskey = ({ id, name, backed_up, created_at, last_used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  backed_up,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});

export const listPasskeys = async (db: Db, owner: Owner): Promise<Passkey[]> =>
  (await findPasskeys(db, owner)).map(toPasskey);

/** False: the customer has no such passkey. */
export const deletePasskey = (db: Db, owner: Owner, id: number): Promise<boolean> =>
  withSite(db, owner.siteId, (tx) => removePasskey(tx, owner, id));

/** A session alone, left open or stolen, neither adds nor removes a way in. */
export const mayChangePasskeys = (
  db: Db,
  session: { readonly siteId: number; readonly tokenId: number },
): Promise<boolean> => hasStepUp(db, session);

const MOST = 20;

type AddedPasskey =
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
