import { z } from 'zod';
import { UPLOAD_KINDS } from './uploads-limits.contract.ts';

export const UploadKind = z.enum(UPLOAD_KINDS);
export type UploadKind = z.infer<typeof UploadKind>;

export const TUS_EXTENSIONS = 'creation,expiration,termination';

export const Upload = z.object({
  id: z.uuid(),
  kind: UploadKind,
  name: z.string(),
  size_bytes: z.number(),
  received_bytes: z.number(),
  status: z.enum(['uploading', 'checking', 'ready', 'refused']),
  /** A key of ours for why it was refused: wrong_type, damaged, too_many_pixels, infected, failed (ours; it may be sent again). */
  refusal: z.string().nullable(),
  mime_type: z.string().nullable(),
});
export type Upload = z.infer<typeof Upload>;

/** What the virus scanner said; `skipped`: the file came while there was none. */
export const ScanState = z.enum(['waiting', 'clean', 'infected', 'skipped']);
export type ScanState = z.infer<typeof ScanState>;

/** Null: this installation gives no links; the bytes come from the api. */
export const UploadLink = z.object({ url: z.string().nullable() });

const Id = z.object({ id: z.uuid() });

// The bytes come by the tus protocol (1.0.0, with `creation`): POST /api/auth/uploads with Upload-Length and
// Upload-Metadata (kind, name), then HEAD and PATCH on the Location it answers.
export const showUpload = {
  method: 'GET',
  path: '/api/auth/uploads/:id/status',
  summary: 'How far a file of the customer is, and what we found it to be',
  params: Id,
  response: z.object({ data: Upload }),
} as const;

/** The bytes, not the envelope; to who sent them, once they were found good. */
export const readUpload = {
  method: 'GET',
  path: '/api/auth/uploads/:id/file',
  summary: 'A file of the customer',
  params: Id,
  response: z.unknown(),
} as const;
