import { z } from 'zod';
import { typedText } from '../../typed-text.contract.ts';

// Roles: the built-in ones cannot be changed; the maker composes others from the same permissions.

const Name = z.string().regex(/^[a-z][a-z0-9_]{1,39}$/);
const Permissions = z
  .array(z.string().regex(/^[a-z_.]{1,60}$/))
  .min(1)
  .max(200);
const Reason = typedText().min(3).max(500);

export const Role = z.object({
  name: z.string(),
  label: z.string().nullable(),
  is_built_in: z.boolean(),
  permissions: z.array(z.string()),
  /** People and API keys with a grant of it in force. */
  holders: z.number(),
  /** For a change; null for a built-in role. */
  revision: z.number().nullable(),
});
export type Role = z.infer<typeof Role>;

export const listRoles = {
  method: 'GET',
  path: '/api/staff/roles',
  summary:
    'Built-in and composed roles, and every permission with whether it needs a fresh proof of identity',
  response: z.object({
    data: z.array(Role),
    meta: z.object({ permissions: z.array(z.object({ name: z.string(), is_sensitive: z.boolean() })) }),
  }),
} as const;

export const createRole = {
  method: 'POST',
  path: '/api/staff/roles',
  summary: 'Composes a role from permissions that the caller holds on every site',
  body: z.object({ name: Name, label: typedText().min(1).max(60), permissions: Permissions, reason: Reason }),
  response: z.object({ data: z.object({ name: z.string() }) }),
} as const;

export const changeRole = {
  method: 'POST',
  path: '/api/staff/roles/:name/change',
  summary: 'Changes a composed role for everyone who has it. 409 `conflict`: it was changed meanwhile',
  params: z.object({ name: Name }),
  body: z.object({
    label: typedText().min(1).max(60),
    permissions: Permissions,
    revision: z.number().int().positive(),
    reason: Reason,
  }),
  response: z.object({ data: z.object({ name: z.string() }) }),
} as const;
