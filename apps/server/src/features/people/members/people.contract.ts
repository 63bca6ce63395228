import { z } from 'zod';
import { Action, ListQuery, listAnswer } from '../../staff/staff-list.contract.ts';
import { typedSearch, typedText } from '../../typed-text.contract.ts';
import { StaffSession } from '../sessions/sessions.contract.ts';

// People of the desk and their grants. Acts carry the tenant header of a site inside the scope they concern: the audit
// row is written there.

export const ScopeInput = z.object({
  role: z.string().regex(/^[a-z][a-z0-9_]{1,39}$/),
  scope_kind: z.enum(['brand', 'region', 'site', 'store']),
  /** A region, the slug of a site, or `slug:id` of a store; null for the brand. */
  scope_ref: z
    .string()
    .regex(/^[\w:-]{1,40}$/)
    .nullable(),
});

const Reason = typedText().min(3).max(500);
const PersonId = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

export const GrantInput = ScopeInput.extend({
  from_at: z.iso.datetime({ offset: true }).optional(),
  /** Default: 12 months; 14 days for a guest. */
  until_at: z.iso.datetime({ offset: true }).optional(),
  /** For help on a while: at most 14 days. */
  is_guest: z.boolean().default(false),
  reason: Reason,
});
export type GrantInput = z.output<typeof GrantInput>;

export const Grant = z.object({
  id: z.number(),
  role: z.string(),
  scope_kind: z.enum(['brand', 'region', 'site', 'store']),
  scope_ref: z.string().nullable(),
  from_at: z.iso.datetime(),
  until_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
  granted_by: z.string().nullable(),
  reason: z.string(),
  /** The group of the identity provider that gives it; such a grant ends with the group. */
  group: z.string().nullable(),
  is_in_force: z.boolean(),
  /** False: a third person has not confirmed it, so its holder and its giver count as one person. */
  is_confirmed: z.boolean(),
});
export type Grant = z.infer<typeof Grant>;

const SignsInBy = z.enum(['company', 'passkey', 'none']);

export const PersonRow = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  status: z.enum(['invited', 'active', 'suspended']),
  signs_in_by: SignsInBy,
  seen_at: z.iso.datetime().nullable(),
  /** The first end of a grant in force; null: none ends. */
  until_at: z.iso.datetime().nullable(),
  grants: z.array(Grant.pick({ role: true, scope_kind: true, scope_ref: true })),
});
export type PersonRow = z.infer<typeof PersonRow>;

export const listPeople = {
  method: 'GET',
  path: '/api/staff/people',
  summary: 'People with a grant on the sites of the caller, by name; everyone for a caller of all sites',
  query: ListQuery.extend({
    q: typedSearch().max(100).optional(),
    view: z.enum(['all', 'ends_soon', 'temporary', 'not_seen', 'suspended']).default('all'),
  }),
  response: listAnswer(PersonRow),
} as const;

export const Person = PersonRow.omit({ grants: true }).extend({
  locale: z.string(),
  timezone: z.string(),
  created_at: z.iso.datetime(),
  grants: z.array(Grant.extend({ can_end: z.boolean() })),
  /** Permission → slugs of the sites on which it holds now. */
  permissions: z.record(z.string(), z.array(z.string())),
  sessions: z.array(StaffSession),
  actions: z.array(Action),
});
export type Person = z.infer<typeof Person>;

export const showPerson = {
  method: 'GET',
  path: '/api/staff/people/:id',
  summary: 'A person with grants, permissions and live sessions',
  params: PersonId,
  response: z.object({ data: Person }),
} as const;

const Done = z.object({ data: z.object({ id: z.number() }) });

export const invitePerson = {
  method: 'POST',
  path: '/api/staff/people',
  summary:
    'Invites a person with a first grant: the mail leads to the registration of a passkey, or to the company account with the same address',
  body: GrantInput.extend({
    name: typedText().min(1).max(100),
    email: z.email().max(200),
    locale: z
      .string()
      .regex(/^[a-z]{2}$/)
      .default('en'),
  }),
  response: Done,
} as const;

export const giveGrant = {
  method: 'POST',
  path: '/api/staff/people/:id/grants',
  summary: 'Gives a role inside a scope until a day. 403 `more_than_held`: the caller lacks a part of it',
  params: PersonId,
  body: GrantInput,
  response: Done,
} as const;

export const endGrant = {
  method: 'POST',
  path: '/api/staff/people/:id/grants/:grant/end',
  summary: 'Ends a grant at once',
  params: PersonId.extend({ grant: z.coerce.number().int().positive() }),
  body: z.object({ reason: Reason }),
  response: Done,
} as const;

export const suspendPerson = {
  method: 'POST',
  path: '/api/staff/people/:id/suspend',
  summary: 'Refuses every sign-in of a person and ends the open sessions',
  params: PersonId,
  body: z.object({ reason: Reason }),
  response: Done,
} as const;

export const resumePerson = {
  method: 'POST',
  path: '/api/staff/people/:id/resume',
  summary: 'Lets a suspended person sign in again',
  params: PersonId,
  body: z.object({ reason: Reason }),
  response: Done,
} as const;

export const endPersonSessions = {
  method: 'POST',
  path: '/api/staff/people/:id/end-sessions',
  summary: 'Ends every session of a person',
  params: PersonId,
  body: z.object({ reason: Reason }),
  response: Done,
} as const;

export const whoCan = {
  method: 'GET',
  path: '/api/staff/who-can',
  summary: 'People and API keys that have a permission on a site, with the grant that gives it',
  query: z.object({
    permission: z.string().regex(/^[a-z_.]{1,60}$/),
    site: z.string().regex(/^([a-z]{2}|global)$/),
  }),
  response: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        kind: z.enum(['person', 'api_key']),
        name: z.string(),
        role: z.string(),
        scope_kind: z.enum(['brand', 'region', 'site', 'store']),
        scope_ref: z.string().nullable(),
        until_at: z.iso.datetime().nullable(),
      }),
    ),
  }),
} as const;
