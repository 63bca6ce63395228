import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { type Db, withSite } from '../../../platform/db/db.ts';
import { hashToken, makeSecretToken } from '../../../platform/secrets/secret-token.ts';
import { ALGORITHMS, type RelyingParty } from '../../passkeys/relying-party.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { openSession } from '../sessions/open-session.ts';
import { type Device, findHomeSite } from '../sessions/sessions.sql.ts';
import { createStaffChallenge, staffHandle, takeStaffChallenge } from './challenges.ts';
import { findInvitation, insertInvitation, insertPasskey, useInvitation } from './staff-passkeys.sql.ts';

const REFUSED = { ok: false, code: 'invitation_refused' } as const;

/** A new link for an invited person, good for seven days; only its hash is kept. Null: the person is not invited. */
export async function mintInvitation(db: Db, staffId: number): Promise<string | null> {
  const { token, hash } = makeSecretToken();
  return (await insertInvitation(db, staffId, hash)) ? token : null;
}

/** What the browser needs to make the passkey of an invited person. Null: the link opens nothing. */
export async function offerInvited(db: Db, party: RelyingParty, token: string) {
  const invited = await findInvitation(db, hashToken(token));
  if (!invited) return null;
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    challenge: await createStaffChallenge(db, 'register', invited.staff_id),
    timeout: 300_000,
    attestationType: 'none',
    userID: staffHandle(invited.staff_id),
    userName: invited.email ?? '',
    userDisplayName: invited.name,
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { name: invited.name, options };
}

interface AcceptInput extends Device {
  readonly token: string;
  readonly passkeyName: string;
  readonly response: RegistrationResponseJSON;
  readonly requestId: string;
}

/** Registers the passkey of an invited person, who becomes active, and opens the first session. */
export async function acceptInvitation(db: Db, party: RelyingParty, input: AcceptInput) {
  const invited = await findInvitation(db, hashToken(input.token));
  if (!invited) return REFUSED;
  const { id: invitationId, staff_id: staffId, email, name, locale } = invited;
  const { clientDataJSON } = input.response.response;
  const expectedChallenge = await takeStaffChallenge(db, clientDataJSON, 'register', staffId);
  const made = expectedChallenge && (await verify(party, input.response, expectedChallenge));
  if (!made) return REFUSED;
  const siteId = await findHomeSite(db);
  return withSite(db, siteId, async (tx) => {
    if (!(await useInvitation(tx, invitationId, staffId))) return REFUSED;
    const { credential } = made;
    const key = {
      staffId,
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: credential.transports ?? [],
      name: input.passkeyName,
    };
    if (!(await insertPasskey(tx, key))) return REFUSED;
    await writeAudit(
      tx,
      { siteId, staffId, requestId: input.requestId },
      {
        action: 'staff.accept_invitation',
        subject: { kind: 'staff', ref: String(staffId) },
        reason: null,
        before: { status: 'invited' },
        after: { status: 'active', passkey: input.passkeyName },
      },
    );
    const { userAgent, network } = input;
    const person = { id: staffId, email: email ?? '', name, locale };
    const opened = await openSession(tx, {
      siteId,
      person,
      strongAt: new Date(),
      sid: null,
      userAgent,
      network,
    });
    return { ok: true as const, ...opened };
  });
}

async function verify(party: RelyingParty, response: RegistrationResponseJSON, expectedChallenge: string) {
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
