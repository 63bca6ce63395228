import { z } from 'zod';
import { typedPhone, typedText } from '../typed-text.contract.ts';

export const Customer = z.object({
  given_name: z.string(),
  family_name: z.string(),
  full_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** A new address that was asked for and is still to be proved by the link in its mail. */
  pending_email: z.string().nullable(),
});

export type Customer = z.infer<typeof Customer>;

const name = typedText().min(1).max(80);
const Email = typedText().max(254);
/** An address that mail can be sent to. */
const Mailbox = z.email().max(254);
const Phone = typedPhone().max(30).nullish();
/** Length and commonness are checked by the verb, so that the refusal can say which. */
const NewPassword = z.string().max(200);
const Token = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** An opened session. */
export const Session = z.object({
  data: z.object({
    access_token: z.string(),
    expires_at: z.iso.datetime(),
    /** For the browser to keep and to bring along in `X-Known-Devices`; absent when it brought a known one. */
    device_token: z.string().optional(),
  }),
});
/** The same whether the address is known or not. */
const Sent = z.object({ data: z.object({ status: z.literal('sent') }) });

export const showUser = {
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in customer',
  /** `rotate_session`: the token is a day old; `POST /api/auth/session/token` replaces it. */
  response: z.object({ data: Customer, meta: z.object({ rotate_session: z.literal(true) }).optional() }),
} as const;

export const updateUser = {
  method: 'PUT',
  path: '/api/auth/user',
  summary:
    'Changes the profile. A new e-mail address needs the password, and counts once the link in its mail was followed',
  body: z.object({
    given_name: name,
    family_name: name,
    email: Mailbox.optional(),
    phone: Phone,
    current_password: z.string().max(200).optional(),
  }),
  response: z.object({ data: Customer }),
} as const;

export const login = {
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Gives a token. Wrong credentials are 422, never 401; too many guesses are 429',
  body: z.object({ email: Email, password: z.string().max(200) }),
  response: Session,
} as const;

export const logout = {
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Revokes the token of this call; the same call again finds no token and answers 401',
  response: z.object({ data: z.object({ logged_out: z.literal(true) }) }),
} as const;

export const register = {
  method: 'POST',
  path: '/api/auth/register',
  summary: 'A new account, or a mail to who has one already; the answer is the same',
  status: 202,
  body: z.object({
    given_name: name,
    family_name: name,
    email: Mailbox,
    phone: Phone,
    password: NewPassword,
    accept_terms: z.literal(true),
  }),
  response: Sent,
} as const;

export const verifyEmail = {
  method: 'POST',
  path: '/api/auth/verify-email',
  summary:
    'Confirms the address of a new account by the link in its mail, once, sets the password that the reader of the mail types, and signs in',
  body: z.object({ token: Token, password: NewPassword }),
  response: Session,
} as const;

export const confirmEmailChange = {
  method: 'POST',
  path: '/api/auth/change-email',
  summary: 'Confirms a new address by the link in its mail and the password of the account, and signs in',
  body: z.object({ token: Token, current_password: z.string().max(200) }),
  response: Session,
} as const;

export const secureAccount = {
  method: 'POST',
  path: '/api/auth/secure-account',
  summary:
    'By the link of a mail about a new device or passkey: ends all sessions, removes passkeys and password, and answers with the token of a recovery',
  body: z.object({ token: Token }),
  response: z.object({ data: z.object({ recovery_token: z.string() }) }),
} as const;

export const rotateSession = {
  method: 'POST',
  path: '/api/auth/session/token',
  summary: 'Replaces the token of this session when it is a day old; 409 when it is not due',
  response: Session,
} as const;

export const stepUp = {
  method: 'POST',
  path: '/api/auth/step-up',
  summary: 'Proves the password in an open session: for five minutes passkeys may be added and removed',
  body: z.object({ current_password: z.string().max(200) }),
  response: z.object({ data: z.object({ confirmed: z.literal(true) }) }),
} as const;

export const recoverPassword = {
  method: 'POST',
  path: '/api/auth/recovery',
  summary: 'Sends a link to set a new password, if the address has an account; the answer is the same',
  body: z.object({ email: Email }),
  response: Sent,
} as const;

export const updatePassword = {
  method: 'POST',
  path: '/api/auth/update-password',
  summary:
    'Sets a password by the link of a recovery mail (60 minutes, once), ends all sessions, removes all passkeys and signs in',
  body: z.object({ token: Token, password: NewPassword }),
  response: Session,
} as const;

export const changePassword = {
  method: 'PUT',
  path: '/api/auth/password',
  summary: 'Changes the password; all other sessions end, and passkeys are removed unless `keep_passkeys`',
  body: z.object({
    current_password: z.string().max(200),
    password: NewPassword,
    keep_passkeys: z.boolean().default(false),
  }),
  response: z.object({ data: z.object({ ended_sessions: z.number(), removed_passkeys: z.number() }) }),
} as const;

export const CustomerSession = z.object({
  id: z.number(),
  /** "Firefox", "Safari"; null when the program does not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  device: z.enum(['desktop', 'phone', 'tablet', 'other']),
  current: z.boolean(),
  opened_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime().nullable(),
});
export type CustomerSession = z.infer<typeof CustomerSession>;

export const listSessions = {
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Where the customer is signed in',
  response: z.object({ data: z.array(CustomerSession) }),
} as const;

export const endSession = {
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  summary: 'Signs out there',
  params: z.object({ id: z.coerce.number().int().positive() }),
  response: z.object({ data: z.null() }),
} as const;

export const endOtherSessions = {
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'Signs out everywhere but here',
  response: z.object({ data: z.object({ ended_sessions: z.number() }) }),
} as const;
