import { z } from 'zod';
import {
  PasskeyAuthentication,
  PasskeyOptions,
  PasskeyRegistration,
} from '../../passkeys/passkeys.contract.ts';
import { typedText } from '../../typed-text.contract.ts';
import { OpenedSession } from '../sessions/sessions.contract.ts';

// Passkeys of people without a company account, such as dealers: registered by the link of an invitation.

const Invitation = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

export const offerStaffSignIn = {
  method: 'POST',
  path: '/api/staff/session/passkey/options',
  summary: 'What the browser needs to sign in with a passkey; good for five minutes, once',
  body: z.object({}),
  response: z.object({ data: PasskeyOptions }),
} as const;

export const signInByPasskey = {
  method: 'POST',
  path: '/api/staff/session/passkey',
  summary: 'Opens a session for the person of a passkey: 401 `identity_refused`',
  status: 201,
  body: z.object({ response: PasskeyAuthentication }),
  response: OpenedSession,
} as const;

export const offerInvited = {
  method: 'POST',
  path: '/api/staff/invitations/options',
  summary: 'What the browser needs to make a passkey for the person of an invitation',
  body: Invitation,
  response: z.object({ data: z.object({ name: z.string(), options: PasskeyOptions }) }),
} as const;

export const acceptInvitation = {
  method: 'POST',
  path: '/api/staff/invitations/accept',
  summary: 'Registers the passkey of an invited person and opens a session; the link is then used up',
  status: 201,
  body: Invitation.extend({ passkey_name: typedText().min(1).max(60), response: PasskeyRegistration }),
  response: OpenedSession,
} as const;

export const offerStrong = {
  method: 'POST',
  path: '/api/staff/session/strong/passkey/options',
  summary: 'What the browser needs to prove one of the caller’s own passkeys',
  body: z.object({}),
  response: z.object({ data: PasskeyOptions }),
} as const;

export const strengthenByPasskey = {
  method: 'POST',
  path: '/api/staff/session/strong/passkey',
  summary: 'Proves the identity behind the session again, by a passkey with user verification',
  body: z.object({ response: PasskeyAuthentication }),
  response: z.object({ data: z.object({ strong_until: z.iso.datetime() }) }),
} as const;
