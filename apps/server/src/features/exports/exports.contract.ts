import { z } from 'zod';

// CSV of a list by the same filter. The audit log of each site says who exported what.

export const EXPORT_LISTS = ['orders', 'customers'] as const;
const params = z.object({ id: z.uuid() });

export const Export = z.object({
  id: z.uuid(),
  list: z.enum(EXPORT_LISTS),
  /** `ready`: streamed when asked for; `queued`: a worker writes it; `stored`: written, kept for 24 hours. */
  status: z.enum(['ready', 'queued', 'stored']),
  row_count: z.number().nullable(),
  created_at: z.string(),
});
export type Export = z.infer<typeof Export>;

export const ExportInput = z.object({
  list: z.enum(EXPORT_LISTS),
  /** The query string of the list. */
  query: z
    .string()
    .max(2000)
    .regex(/^[!-~]*$/)
    .default(''),
});

const answer = z.object({ data: Export });

/** The caller makes the id, so a repeated call makes no second file. */
export const createExport = {
  method: 'PUT',
  path: '/api/staff/exports/:id',
  summary: 'Begins the export of a list; needs the permission of the list',
  params,
  body: ExportInput,
  response: answer,
} as const;

export const showExport = {
  method: 'GET',
  path: '/api/staff/exports/:id',
  summary: 'Whether the file of the caller’s export is ready',
  params,
  response: answer,
} as const;

/** A file, not the envelope. */
export const exportFile = {
  method: 'GET',
  path: '/api/staff/exports/:id/file',
  summary: 'The CSV file; 409 `conflict` while it is being written, 404 after 24 hours',
  params,
  response: z.unknown(),
} as const;
