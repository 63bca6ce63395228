import { z } from 'zod';
import { Session } from '../customers/customers.contract.ts';
import { typedText } from '../typed-text.contract.ts';

/** Options for the browser's `startRegistration` and `startAuthentication`, and what those answer: WebAuthn's own JSON. */
export const PasskeyOptions = z.object({ challenge: z.string() }).loose();
const Base64Url = z.string().regex(/^[A-Za-z0-9_-]+$/);

export const PasskeyRegistration = z
  .looseObject({
    id: Base64Url.max(1400),
    rawId: Base64Url.max(1400),
    type: z.literal('public-key'),
    response: z.looseObject({
      clientDataJSON: Base64Url.max(4000),
      attestationObject: Base64Url.max(20_000),
      transports: z.array(typedText().max(20)).max(10).optional(),
    }),
    clientExtensionResults: z.looseObject({}).default({}),
  })
  .meta({ id: 'PasskeyRegistration' });

export const PasskeyAuthentication = z
  .looseObject({
    id: Base64Url.max(1400),
    rawId: Base64Url.max(1400),
    type: z.literal('public-key'),
    response: z.looseObject({
      clientDataJSON: Base64Url.max(4000),
      authenticatorData: Base64Url.max(4000),
      signature: Base64Url.max(4000),
      userHandle: Base64Url.max(200).optional(),
    }),
    clientExtensionResults: z.looseObject({}).default({}),
  })
  .meta({ id: 'PasskeyAuthentication' });

export const Passkey = z
  .object({
    id: z.number(),
    name: z.string(),
    /** Kept by a password manager or an account, so that it survives the device. */
    backed_up: z.boolean(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof Passkey>;

export const passkeyOptions = {
  method: 'POST',
  path: '/api/auth/passkeys/options',
  summary:
    'What the browser needs to make a passkey for the signed-in customer; good for five minutes, once. 403 `step_up_needed` unless password or passkey were proved within five minutes',
  response: z.object({ data: PasskeyOptions }),
} as const;

export const addPasskey = {
  method: 'POST',
  path: '/api/auth/passkeys',
  summary: 'Keeps a passkey the browser has made; 403 `step_up_needed` as above',
  status: 201,
  body: z.object({ name: typedText().min(1).max(80), response: PasskeyRegistration }),
  response: z.object({ data: Passkey }),
} as const;

export const listPasskeys = {
  method: 'GET',
  path: '/api/auth/passkeys',
  summary: "The customer's passkeys, the newest first",
  response: z.object({ data: z.array(Passkey) }),
} as const;

export const deletePasskey = {
  method: 'DELETE',
  path: '/api/auth/passkeys/:id',
  summary: 'Forgets a passkey: it opens this account no more; 403 `step_up_needed` as above',
  params: z.object({ id: z.coerce.number().int().positive() }),
  response: z.object({ data: z.null() }),
} as const;

export const stepUpOptions = {
  method: 'POST',
  path: '/api/auth/step-up/passkey-options',
  summary: 'What the browser needs to prove a passkey in an open session; good for five minutes, once',
  response: z.object({ data: PasskeyOptions }),
} as const;

export const stepUpWithPasskey = {
  method: 'POST',
  path: '/api/auth/step-up/passkey',
  summary: 'Proves a passkey in an open session: for five minutes passkeys may be added and removed',
  body: z.object({ response: PasskeyAuthentication }),
  response: z.object({ data: z.object({ confirmed: z.literal(true) }) }),
} as const;

export const passkeyLoginOptions = {
  method: 'POST',
  path: '/api/auth/passkey-login/options',
  summary: 'What the browser needs to sign in with a passkey; good for five minutes, once',
  response: z.object({ data: PasskeyOptions }),
} as const;

export const passkeyLogin = {
  method: 'POST',
  path: '/api/auth/passkey-login',
  summary: 'Gives a token for a passkey. An invalid one is 422, never 401',
  body: z.object({ response: PasskeyAuthentication }),
  response: Session,
} as const;
