import { z } from 'zod';

// The people who have an editor open. It locks nothing: two people may edit, and their texts are merged.

const params = z.object({
  kind: z.enum(['page', 'article', 'menu']),
  ref: z.string().regex(/^[\w:.-]{1,100}$/),
});
/** The brand's content is shared by all sites; otherwise it is that of the site in the tenant header. */
const query = z.object({ scope: z.enum(['site', 'brand']).default('site') });

export const PresentPerson = z.object({ name: z.string(), since_at: z.string() });
export type PresentPerson = z.infer<typeof PresentPerson>;

export const notePresence = {
  method: 'PUT',
  path: '/api/staff/presence/:kind/:ref',
  summary: 'Notes that the caller has an editor open, for half a minute; answers who else has',
  params,
  query,
  body: z.object({}),
  response: z.object({ data: z.array(PresentPerson) }),
} as const;

export const endPresence = {
  method: 'DELETE',
  path: '/api/staff/presence/:kind/:ref',
  summary: 'The caller has closed the editor',
  params,
  query,
  response: z.object({ data: z.object({ was_present: z.boolean() }) }),
} as const;
