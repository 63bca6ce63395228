import { z } from 'zod';
import { StreamSeconds } from '../inventory/inventory.contract.ts';

const count = z.number().int();

export const LineError = z.object({
  /** 1 for the first entry or line. */
  line: z.number(),
  /** Null when the line as a whole cannot be read. */
  field: z.string().nullable(),
  message: z.string(),
});
export type LineError = z.infer<typeof LineError>;

export const FeedCounts = z.object({
  lines: count,
  created: count,
  changed: count,
  /** Said nothing new. */
  same: count,
  /** Older than what is known; ignored. */
  late: count,
  refused: count,
});
export type FeedCounts = z.infer<typeof FeedCounts>;

export const FeedAnswer = FeedCounts.extend({
  dry_run: z.boolean(),
  /** How many rows changed in which field. */
  fields: z.record(z.string(), count),
  errors: z.array(LineError),
  /** Errors beyond those listed. */
  errors_left_off: count,
  /** One sentence per row, in a dry run only. */
  diff: z.array(z.string()),
});
export type FeedAnswer = z.infer<typeof FeedAnswer>;

/** Not the envelope but a stream of events. */
export const watchImports = {
  method: 'GET',
  path: '/api/feeds/events',
  summary: 'Events: how far the imports of this sender have come (`import`), after every batch',
  query: z.object({ seconds: StreamSeconds }),
  response: z.unknown(),
} as const;

export const feedUnits = {
  method: 'POST',
  path: '/api/feeds/units',
  summary:
    'Units as the factory or the ERP knows them, up to 8 MB: a JSON array, or NDJSON with one unit a line',
  query: z.object({
    /** Says what would happen, and does nothing. */
    dry_run: z.enum(['true', 'false']).default('false'),
  }),
  // Each entry is judged by itself (unit-line.contract.ts), so that a bad one does not stop the good ones.
  body: z.union([z.array(z.unknown()), z.string()]),
  response: z.object({ data: FeedAnswer }),
} as const;
