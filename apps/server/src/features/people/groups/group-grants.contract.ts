import { z } from 'zod';
import { ListQuery, listAnswer } from '../../staff/staff-list.contract.ts';
import { typedSearch, typedText } from '../../typed-text.contract.ts';
import { ScopeInput } from '../members/people.contract.ts';

// Groups of the identity provider and what their members are granted when they log in.

const Reason = typedText().min(3).max(500);
const Done = z.object({ data: z.object({ id: z.number() }) });

export const GroupGrant = z.object({
  id: z.number(),
  group: z.string(),
  role: z.string(),
  scope_kind: z.enum(['brand', 'region', 'site', 'store']),
  scope_ref: z.string().nullable(),
  created_at: z.iso.datetime(),
  created_by: z.string().nullable(),
  /** People who have the grant now. */
  holders: z.number(),
  /** The end of what its maker holds; null: without an end. */
  until_at: z.iso.datetime().nullable(),
  /** False: a third person has not confirmed it yet. */
  is_confirmed: z.boolean(),
  can_end: z.boolean(),
});
export type GroupGrant = z.infer<typeof GroupGrant>;

export const listGroupGrants = {
  method: 'GET',
  path: '/api/staff/group-grants',
  summary: 'Which groups of the identity provider give which role, on the sites of the caller, by group',
  query: ListQuery.extend({ q: typedSearch().max(100).optional() }),
  response: listAnswer(GroupGrant),
} as const;

export const createGroupGrant = {
  method: 'POST',
  path: '/api/staff/group-grants',
  summary:
    'Maps a group to a role inside a scope: members get the grant at their next login. 403 `more_than_held`: the caller lacks a part of it',
  body: ScopeInput.extend({ group: typedText().min(1).max(200), reason: Reason }),
  response: Done,
} as const;

export const endGroupGrant = {
  method: 'POST',
  path: '/api/staff/group-grants/:id/end',
  summary: 'Ends a mapping and the grants that it has given, at once',
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  body: z.object({ reason: Reason }),
  response: Done,
} as const;
