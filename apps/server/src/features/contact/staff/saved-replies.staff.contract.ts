import { z } from 'zod';
import { typedLines, typedText } from '../../typed-text.contract.ts';

// Texts that staff reuse in answers, for each site and locale. {name} and {number} stand for the visitor and the ticket.

export const SavedReply = z.object({
  id: z.number(),
  locale: z.string(),
  name: z.string(),
  body: z.string(),
});
export type SavedReply = z.infer<typeof SavedReply>;

const Locale = z.string().regex(/^[a-z]{2}(-([A-Z]{2}|[A-Z][a-z]{3}|[0-9]{3}))?$/);
const Id = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });
const Input = z.object({
  locale: Locale,
  name: typedText().min(1).max(100),
  body: typedLines().min(1).max(8000),
});
const One = z.object({ data: SavedReply });

export const listSavedReplies = {
  method: 'GET',
  path: '/api/staff/saved-replies',
  summary: 'The saved replies of the site, those of the locale first',
  query: z.object({ locale: Locale.optional() }),
  response: z.object({ data: z.array(SavedReply) }),
} as const;

export const createSavedReply = {
  method: 'POST',
  path: '/api/staff/saved-replies',
  summary: 'Saves a reply',
  status: 201,
  body: Input,
  response: One,
} as const;

export const changeSavedReply = {
  method: 'POST',
  path: '/api/staff/saved-replies/:id/change',
  summary: 'Changes a saved reply',
  status: 200,
  params: Id,
  body: Input,
  response: One,
} as const;

export const deleteSavedReply = {
  method: 'POST',
  path: '/api/staff/saved-replies/:id/delete',
  summary: 'Deletes a saved reply',
  status: 200,
  params: Id,
  body: z.object({}),
  response: z.object({ data: z.object({ id: z.number() }) }),
} as const;
