import { z } from 'zod';

const Jwt = z
  .string()
  .max(16_000)
  .regex(/^[\w-]+\.[\w-]+\.[\w-]*$/);

// Sign-in of people at the desk. The desk's server obtains the ID token; browsers never see it or the session's token.

const Nothing = z.object({ data: z.object({}) });

export const IdTokenInput = z.object({
  id_token: Jwt,
  /** The one that the desk's server sent with the request to the identity provider. */
  nonce: z.string().regex(/^[\w-]{16,200}$/),
});

export const OpenedSession = z.object({
  data: z.object({
    /** Bearer token of the session; kept in the cookie of the desk's server. */
    token: z.string(),
    expires_at: z.iso.datetime(),
  }),
});

export const openStaffSession = {
  method: 'POST',
  path: '/api/staff/session',
  summary:
    'Opens a session for the person of an ID token: 401 `identity_refused` for a token that is not valid or was used before, 403 `account_suspended`',
  status: 201,
  body: IdTokenInput,
  response: OpenedSession,
} as const;

export const strengthenSession = {
  method: 'POST',
  path: '/api/staff/session/strong',
  summary:
    'Proves the identity behind the session again, for five minutes: an ID token whose `auth_time` is at most a minute old',
  body: IdTokenInput,
  response: z.object({ data: z.object({ strong_until: z.iso.datetime() }) }),
} as const;

export const logOutThroughProvider = {
  method: 'POST',
  path: '/api/staff/session/provider-logout',
  summary: 'Back-channel logout: ends the sessions that a logout token of the identity provider names',
  body: z.object({ logout_token: Jwt }),
  response: Nothing,
} as const;

export const DeskSite = z.object({
  slug: z.string(),
  name: z.string(),
  region: z.string(),
  currency: z.string(),
  timezone: z.string(),
});

export const Me = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string().nullable(),
  locale: z.string(),
  timezone: z.string(),
  /** Permission → slugs of the sites on which it holds. */
  permissions: z.record(z.string(), z.array(z.string())),
  /** Sites on which at least one permission holds. */
  sites: z.array(DeskSite),
  /** Until when sensitive actions need no new proof; null: they need one. */
  strong_until: z.iso.datetime().nullable(),
  /** When the session ends at the latest; null for an API key. */
  session_expires_at: z.iso.datetime().nullable(),
  has_passkey: z.boolean(),
});
export type Me = z.infer<typeof Me>;

export const showMe = {
  method: 'GET',
  path: '/api/staff/me',
  summary: 'The caller, with permissions and the sites on which each holds',
  response: z.object({ data: Me }),
} as const;

export const endMySession = {
  method: 'DELETE',
  path: '/api/staff/me',
  summary: 'Ends the session of this call',
  response: Nothing,
} as const;

export const StaffSession = z
  .object({
    id: z.number(),
    browser: z.string(),
    system: z.string(),
    network: z.string(),
    created_at: z.iso.datetime(),
    seen_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    is_current: z.boolean(),
  })
  .meta({ id: 'StaffSession' });
export type StaffSession = z.infer<typeof StaffSession>;

export const listMySessions = {
  method: 'GET',
  path: '/api/staff/me/sessions',
  summary: 'The live sessions of the caller',
  response: z.object({ data: z.array(StaffSession) }),
} as const;

export const endOneOfMySessions = {
  method: 'DELETE',
  path: '/api/staff/me/sessions/:id',
  summary: 'Ends one of the sessions of the caller',
  params: z.object({ id: z.coerce.number().int().positive() }),
  response: Nothing,
} as const;

export const endMyOtherSessions = {
  method: 'DELETE',
  path: '/api/staff/me/sessions',
  summary: 'Ends every session of the caller but this one',
  response: z.object({ data: z.object({ ended: z.number() }) }),
} as const;
