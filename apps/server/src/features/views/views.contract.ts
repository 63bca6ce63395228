import { z } from 'zod';
import { typedText } from '../typed-text.contract.ts';

// Saved views of lists: a name for the query string of a list, with its filters, sort and columns.

const List = z.string().regex(/^[a-z][a-z-]{0,39}$/);
const params = z.object({ id: z.uuid() });

export const SavedView = z.object({
  id: z.uuid(),
  list: z.string(),
  name: z.string(),
  address: z.string(),
  is_pinned: z.boolean(),
  /** Everyone with this role sees it; null: only its owner. */
  shared_role: z.string().nullable(),
  is_mine: z.boolean(),
});
export type SavedView = z.infer<typeof SavedView>;

export const ViewInput = z.object({
  list: List,
  name: typedText().min(1).max(80),
  address: z
    .string()
    .max(2000)
    .regex(/^[!-~]*$/),
  is_pinned: z.boolean().default(false),
  shared_role: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,39}$/)
    .nullable()
    .default(null),
});
export type ViewInput = z.infer<typeof ViewInput>;

export const listViews = {
  method: 'GET',
  path: '/api/staff/views',
  summary: 'The caller’s saved views and those shared with one of the caller’s roles, by name',
  query: z.object({ list: List.optional() }),
  response: z.object({ data: z.array(SavedView) }),
} as const;

/** The caller makes the id, so a repeated call makes no second view. */
export const saveView = {
  method: 'PUT',
  path: '/api/staff/views/:id',
  summary:
    'Creates or changes a view of the caller’s own; sharing needs the role it is shared with. 409 `conflict` past 100',
  params,
  body: ViewInput,
  response: z.object({ data: SavedView }),
} as const;

export const deleteView = {
  method: 'DELETE',
  path: '/api/staff/views/:id',
  summary: 'Deletes a view of the caller’s own',
  params,
  response: z.object({ data: z.object({ deleted: z.literal(true) }) }),
} as const;
