import { z } from 'zod';
import { typedText } from '../../typed-text.contract.ts';
import { GrantInput } from '../members/people.contract.ts';

// Keys for machines and scripts: the same grants as people, no sign-in and no step-up.

const Reason = typedText().min(3).max(500);

export const ApiKey = z.object({
  id: z.number(),
  name: z.string(),
  created_at: z.iso.datetime(),
  created_by: z.string().nullable(),
  last_used_at: z.iso.datetime().nullable(),
  revoked_at: z.iso.datetime().nullable(),
  grants: z.array(
    z.object({
      role: z.string(),
      scope_kind: z.enum(['brand', 'region', 'site', 'store']),
      scope_ref: z.string().nullable(),
      until_at: z.iso.datetime({ offset: true }).nullable(),
    }),
  ),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const listApiKeys = {
  method: 'GET',
  path: '/api/staff/api-keys',
  summary: 'API keys with a grant on the sites of the caller, revoked ones last',
  response: z.object({ data: z.array(ApiKey) }),
} as const;

export const createApiKey = {
  method: 'POST',
  path: '/api/staff/api-keys',
  summary:
    'Makes an API key with a grant. The token is in this answer only; it is not kept, so the call is not idempotent',
  status: 201,
  body: GrantInput.omit({ is_guest: true, from_at: true }).extend({ name: typedText().min(1).max(100) }),
  response: z.object({ data: z.object({ id: z.number(), token: z.string() }) }),
} as const;

export const revokeApiKey = {
  method: 'POST',
  path: '/api/staff/api-keys/:id/revoke',
  summary: 'Revokes an API key at once',
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  body: z.object({ reason: Reason }),
  response: z.object({ data: z.object({ id: z.number() }) }),
} as const;
