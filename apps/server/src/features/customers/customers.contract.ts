import { z } from 'zod';

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

const name = z.string().trim().min(1).max(80);
const Email = z.string().trim().max(254);
/** An address that mail can be sent to. */
const Mailbox = z.email().max(254);
const Phone = z.string().trim().max(30).nullish();
/** Length and commonness are checked by the verb, so that the refusal can say which. */
const NewPassword = z.string().max(200);
const Token = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** An opened session. */
export const Session = z.object({
  data: z.object({ access_token: z.string(), expires_at: z.iso.datetime() }),
});
/** The same whether the address is known or not. */
const Sent = z.object({ data: z.object({ status: z.literal('sent') }) });

export const showUser = {
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in customer',
  response: z.object({ data: Customer }),
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
  summary: 'Proves an e-mail address by the link in its mail, once, and signs in',
  body: z.object({ token: Token }),
  response: Session,
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
    'Sets a password by the link of a recovery mail (60 minutes, once), ends all sessions and signs in',
  body: z.object({ token: Token, password: NewPassword }),
  response: Session,
} as const;

export const changePassword = {
  method: 'PUT',
  path: '/api/auth/password',
  summary: 'Changes the password; all other sessions end',
  body: z.object({ current_password: z.string().max(200), password: NewPassword }),
  response: z.object({ data: z.object({ ended_sessions: z.number() }) }),
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
