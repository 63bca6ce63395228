import { z } from 'zod';
import { Action, ListQuery, listAnswer } from '../../staff/staff-list.contract.ts';
import { typedLines, typedText } from '../../typed-text.contract.ts';
import { RENDITION_NAME } from '../media.contract.ts';
import { ALTERNATIVE_LOCALES, MAX_ALTERNATIVE } from '../media-limits.contract.ts';

// Uploads come by the tus protocol (1.0.0, with `creation`): POST /api/staff/media/uploads with Upload-Length and
// Upload-Metadata (name; `replaces`, the key of the picture it takes the place of), then HEAD and PATCH on the Location.

const MediaKey = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const Of = z.object({ key: MediaKey });
const Status = z.enum(['processing', 'usable', 'refused', 'retired']);
const Percent = z.int().min(0).max(100);

export const MediaRow = z.object({
  key: z.string(),
  kind: z.enum(['picture', 'film']),
  status: Status,
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** A small rendition; null while there is none. */
  preview: z.string().nullable(),
  focus: z.object({ x: z.number(), y: z.number() }).nullable(),
  /** In how many places it is shown. */
  uses: z.number(),
  /** How many of the languages have an alternative text; all of them where it only decorates. */
  alternatives: z.number(),
  created_at: z.string(),
});
export type MediaRow = z.infer<typeof MediaRow>;

export const listMedia = {
  method: 'GET',
  path: '/api/staff/media',
  summary: 'Pictures and films of the library, the newest first',
  query: ListQuery.extend({
    /** Part of the key. */
    q: typedText().max(80).optional(),
    kind: z.enum(['picture', 'film']).optional(),
    use: z.enum(['used', 'unused']).optional(),
    alt: z.enum(['missing']).optional(),
    /** Without it: all but retired and refused ones. */
    status: Status.optional(),
  }),
  response: listAnswer(MediaRow),
} as const;

export const MediaUse = z.object({
  kind: z.enum(['page', 'article', 'letter', 'product', 'film']),
  /** The slug of a page, an article or a product; the name of a newsletter; the key of a film. */
  ref: z.string(),
  locale: z.string().nullable(),
  /** The slug of the site whose page or newsletter it is; null: every site. */
  site: z.string().nullable(),
});
export type MediaUse = z.infer<typeof MediaUse>;

export const Medium = MediaRow.extend({
  revision: z.number(),
  origin: z.enum(['brand', 'desk']),
  large: z.string().nullable(),
  is_decorative: z.boolean(),
  alts: z.record(z.string(), z.string()),
  original: z
    .object({
      name: z.string(),
      bytes: z.number(),
      mime_type: z.string(),
      by: z.string(),
      at: z.string(),
    })
    .nullable(),
  formats: z.array(z.string()),
  widths: z.array(z.number()),
  used_in: z.array(MediaUse),
  actions: z.array(Action),
});
export type Medium = z.infer<typeof Medium>;

export const showMedium = {
  method: 'GET',
  path: '/api/staff/media/:key',
  summary: 'One picture with its alternative texts and where it is used',
  params: Of,
  response: z.object({ data: Medium }),
} as const;

const Saved = z.object({ data: z.object({ key: z.string(), revision: z.number() }) });

export const setMediaFocus = {
  method: 'PUT',
  path: '/api/staff/media/:key/focus',
  summary: 'What crops keep in view, in percent; `If-Match` has the revision',
  params: Of,
  body: z.object({ x: Percent, y: Percent }),
  response: Saved,
} as const;

export const setMediaAlternatives = {
  method: 'PUT',
  path: '/api/staff/media/:key/alternatives',
  summary: 'Alternative texts by language, or that the picture only decorates; `If-Match` has the revision',
  params: Of,
  body: z.object({
    is_decorative: z.boolean(),
    /** An empty text takes one away. */
    alts: z.partialRecord(z.enum(ALTERNATIVE_LOCALES), typedText().max(MAX_ALTERNATIVE)),
  }),
  response: Saved,
} as const;

export const retireMedium = {
  method: 'POST',
  path: '/api/staff/media/:key/retire',
  summary: 'Not offered any more. Refused while it is used, with the list of places',
  status: 200,
  params: Of,
  body: z.object({ reason: typedLines().max(500).optional() }),
  response: Saved,
} as const;

export const restoreMedium = {
  method: 'POST',
  path: '/api/staff/media/:key/restore',
  summary: 'A retired picture is offered again',
  status: 200,
  params: Of,
  body: z.object({}),
  response: Saved,
} as const;

export const MediaUpload = z.object({
  id: z.uuid(),
  key: z.string(),
  name: z.string(),
  status: z.enum(['uploading', 'uploaded', 'checked', 'rendered', 'refused']),
  /** wrong_type, damaged, too_many_pixels, infected, failed (ours; it may be sent again) */
  refusal: z.string().nullable(),
});
export type MediaUpload = z.infer<typeof MediaUpload>;

export const showMediaUpload = {
  method: 'GET',
  path: '/api/staff/media/uploads/:id/status',
  summary: 'How far an uploaded picture is',
  params: z.object({ id: z.uuid() }),
  response: z.object({ data: MediaUpload }),
} as const;

/** The bytes, for the desk itself: also of a picture that no page shows yet. */
export const readMediaPreview = {
  method: 'GET',
  path: '/api/staff/media/files/:name',
  summary: 'One rendition of a picture of the library',
  params: z.object({ name: z.string().max(200).regex(RENDITION_NAME) }),
  response: z.unknown(),
} as const;
