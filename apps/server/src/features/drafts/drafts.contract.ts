import { z } from 'zod';
import { typedText } from '../typed-text.contract.ts';

// What staff have typed and not saved. A draft belongs to the person who typed it and is read by that person only.

const Kind = z.string().regex(/^[a-z_]{1,40}$/);
const Ref = z.string().min(1).max(100);
const Site = z.string().regex(/^[a-z-]{2,20}$/);
const Version = z.number().int().min(0).max(2_000_000_000);
export const MAX_DRAFT_BYTES = 64 * 1024;
/** Of one person; the database has the same limit. */
export const MAX_DRAFTS = 200;

const params = z.object({ kind: Kind, ref: Ref });
/** The site of the subject; left out where the subject belongs to no site. */
const query = z.object({ site: Site.optional() });

export const DraftEntry = z.object({
  kind: z.string(),
  ref: z.string(),
  site: z.string().nullable(),
  title: z.string(),
  address: z.string(),
  updated_at: z.string(),
});

export const Draft = DraftEntry.extend({
  content: z.record(z.string(), z.unknown()),
  base_revision: z.string().nullable(),
  version: z.number(),
});
export type DraftEntry = z.infer<typeof DraftEntry>;
export type Draft = z.infer<typeof Draft>;

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
}

export const DraftInput = z.object({
  title: typedText().min(1).max(200),
  address: z.string().startsWith('/').max(500),
  /** Whatever its author typed, as long as the database can keep it. */
  content: z.record(z.string(), z.unknown()).refine(isStorable, 'has half a character or a null character'),
  base_revision: z
    .string()
    .max(64)
    .regex(/^[\w.:-]*$/)
    .nullable(),
  /** The version this one was typed on; 0 where there was none. */
  version: Version,
});
export type DraftInput = z.infer<typeof DraftInput>;

export const listDrafts = {
  method: 'GET',
  path: '/api/staff/drafts',
  summary: 'The caller’s unfinished forms, the latest first',
  response: z.object({ data: z.array(DraftEntry) }),
} as const;

export const showDraft = {
  method: 'GET',
  path: '/api/staff/drafts/:kind/:ref',
  summary: 'The caller’s draft for a subject; null without one',
  params,
  query,
  response: z.object({ data: Draft.nullable() }),
} as const;

export const saveDraft = {
  method: 'PUT',
  path: '/api/staff/drafts/:kind/:ref',
  summary:
    'Keeps a draft. 409 `conflict` carries the stored one (null: discarded) when `version` is not its version; 422 ' +
    `\`too_many_drafts\` when the caller has ${MAX_DRAFTS}; 403 \`forbidden\` to a caller without any grant`,
  params,
  query,
  body: DraftInput,
  response: z.object({ data: z.object({ version: z.number(), updated_at: z.string() }) }),
} as const;

export const discardDraft = {
  method: 'DELETE',
  path: '/api/staff/drafts/:kind/:ref',
  summary: 'Discards the caller’s draft, unless `version` is given and it has moved on (409 `conflict`)',
  params,
  query: query.extend({ version: z.coerce.number().int().min(1).optional() }),
  response: z.object({ data: z.object({ discarded: z.boolean() }) }),
} as const;
