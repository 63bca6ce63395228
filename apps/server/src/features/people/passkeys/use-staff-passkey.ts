import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { type Db, type Tx, transact, withSite } from '../../../platform/db/db.ts';
import { type RelyingParty, relyingParty } from '../../passkeys/relying-party.ts';
import { openSession } from '../sessions/open-session.ts';
import { type Device, findHomeSite, strengthen } from '../sessions/sessions.sql.ts';
import { createStaffChallenge, staffHandle, takeStaffChallenge } from './challenges.ts';
import { findPasskey, listPasskeys, type Purpose, usePasskey } from './staff-passkeys.sql.ts';

export interface DeskParty {
  readonly origin: string;
  readonly brand: string;
}

/** The desk, as authenticators know it. */
export const partyOf = ({ origin, brand }: DeskParty): RelyingParty => relyingParty(origin, brand);

const REFUSED = { ok: false, code: 'identity_refused' } as const;
type Key = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** Options for a sign-in: the browser finds passkeys of the desk, and the passkey names its person. */
export const offerStaffSignIn = (db: Db, party: RelyingParty) => offer(db, party, 'sign_in', null);

/** Options for a step-up with one of the person's own passkeys. */
export const offerStrong = (db: Db, party: RelyingParty, staffId: number) =>
  offer(db, party, 'strong', staffId);

async function offer(db: Db, party: RelyingParty, purpose: Purpose, staffId: number | null) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const keys = staffId === null ? [] : await listPasskeys(db, staffId);
  return generateAuthenticationOptions({
    rpID: party.id,
    timeout: 300_000,
    userVerification: 'required',
    challenge: await createStaffChallenge(db, purpose, staffId),
    allowCredentials: keys.map(({ credential_id: id }) => ({ id })),
  });
}

/** Opens a session for the person whose passkey signed an open challenge. It counts as a fresh proof. */
export async function signInByPasskey(
  db: Db,
  party: RelyingParty,
  input: Device & { response: AuthenticationResponseJSON },
) {
  const checked = await check(db, party, { purpose: 'sign_in', staffId: null, response: input.response });
  if (!checked) return REFUSED;
  const siteId = await findHomeSite(db);
  return withSite(db, siteId, async (tx) => {
    if (!(await usePasskey(tx, checked.key.id, checked.counter))) return REFUSED;
    const { staff_id: id, email, name, locale } = checked.key;
    const opened = await openSession(tx, {
      siteId,
      person: { id, email: email ?? '', name, locale },
      strongAt: new Date(),
      sid: null,
      userAgent: input.userAgent,
      network: input.network,
    });
    return { ok: true as const, ...opened };
  });
}

/** Proves the identity behind a session again, by one of the person's own passkeys. */
export async function strengthenByPasskey(
  db: Db,
  party: RelyingParty,
  input: { staffId: number; sessionId: number; response: AuthenticationResponseJSON },
) {
  const { staffId, sessionId, response } = input;
  const checked = await check(db, party, { purpose: 'strong', staffId, response });
  if (checked?.key.staff_id !== staffId) return REFUSED;
  return transact(db, async (tx: Tx) => {
    if (!(await usePasskey(tx, checked.key.id, checked.counter))) return REFUSED;
    const strongUntil = await strengthen(tx, sessionId);
    return strongUntil ? { ok: true as const, strongUntil } : REFUSED;
  });
}

interface Assertion {
  readonly purpose: Purpose;
  readonly staffId: number | null;
  readonly response: AuthenticationResponseJSON;
}

/** The passkey that signed an open challenge of ours, with user verification; null for everything else. */
async function check(db: Db, party: RelyingParty, { purpose, staffId, response }: Assertion) {
  const { clientDataJSON, userHandle } = response.response;
  const expectedChallenge = await takeStaffChallenge(db, clientDataJSON, purpose, staffId);
  if (expectedChallenge === null) return null;
  const key = await findPasskey(db, response.id);
  if (!key || (userHandle !== undefined && staffHandle(key.staff_id).toString('base64url') !== userHandle))
    return null;
  const counter = await verify(party, response, expectedChallenge, key);
  return counter === null ? null : { key, counter };
}

async function verify(
  party: RelyingParty,
  response: AuthenticationResponseJSON,
  expectedChallenge: string,
  key: Key,
): Promise<number | null> {
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
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
