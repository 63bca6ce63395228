import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import type { Shop } from '../../../shop.ts';
import { deviceOf, sessionOf } from '../sessions/open-session.ts';
import { acceptInvitation, offerInvited } from './accept-invitation.ts';
import * as contracts from './staff-passkeys.contract.ts';
import {
  offerStaffSignIn,
  offerStrong,
  partyOf,
  signInByPasskey,
  strengthenByPasskey,
} from './use-staff-passkey.ts';

const SIGN_IN = { auth: 'public', limit: 'login', tenant: false } as const;
const OWN = { auth: 'staff', limit: 'staff', tenant: false } as const;

export function staffPasskeyRoutes(app: FastifyInstance, { db, config: { desk, brand } }: Shop) {
  const party = partyOf({ origin: desk.origin, brand });
  contractRoute(app, contracts.offerStaffSignIn, SIGN_IN, async () => ({
    data: { ...(await offerStaffSignIn(db, party)) },
  }));
  contractRoute(app, contracts.signInByPasskey, SIGN_IN, async ({ body }, request) => {
    const response = body.response as unknown as AuthenticationResponseJSON;
    const done = await signInByPasskey(db, party, { response, ...deviceOf(request) });
    if (!done.ok) throw new HttpRefusal(401, done.code);
    return { data: { token: done.token, expires_at: done.expiresAt.toISOString() } };
  });
  contractRoute(app, contracts.offerInvited, SIGN_IN, async ({ body }) => {
    const data = await offerInvited(db, party, body.token);
    if (!data) throw new HttpRefusal(404, 'invitation_refused');
    return { data: { name: data.name, options: { ...data.options } } };
  });
  contractRoute(app, contracts.acceptInvitation, SIGN_IN, async ({ body }, request) => {
    const done = await acceptInvitation(db, party, {
      token: body.token,
      passkeyName: body.passkey_name,
      response: body.response as unknown as RegistrationResponseJSON,
      requestId: request.id,
      ...deviceOf(request),
    });
    if (!done.ok) throw new HttpRefusal(401, done.code);
    return { data: { token: done.token, expires_at: done.expiresAt.toISOString() } };
  });
  contractRoute(app, contracts.offerStrong, OWN, async (_call, request) => ({
    data: { ...(await offerStrong(db, party, sessionOf(request).staffId)) },
  }));
  contractRoute(app, contracts.strengthenByPasskey, OWN, async ({ body }, request) => {
    const response = body.response as unknown as AuthenticationResponseJSON;
    const done = await strengthenByPasskey(db, party, { ...sessionOf(request), response });
    if (!done.ok) throw new HttpRefusal(403, done.code);
    return { data: { strong_until: done.strongUntil.toISOString() } };
  });
}
