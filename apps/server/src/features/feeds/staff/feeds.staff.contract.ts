import { z } from 'zod';
import { FeedAnswer } from '../feeds.contract.ts';

export const FEEDS = ['stores', 'products', 'prices', 'units', 'manuals'] as const;
export type FeedName = (typeof FEEDS)[number];

export const MAX_FEED_MB = 64;

/** The body is the file: NDJSON or CSV, gzip or plain. It is not part of the schema because it is never held in memory. */
export const importFeed = {
  method: 'POST',
  path: '/api/staff/feeds/:feed',
  summary:
    'Imports a file of a feed: NDJSON (application/x-ndjson) or CSV (text/csv), up to 64 MB, with Content-Encoding gzip or none. Units, prices and stores are of the site in the header; products and manuals need the permission on every site',
  params: z.object({ feed: z.enum(FEEDS) }),
  query: z.object({
    /** Says what would happen, and does nothing. */
    dry_run: z.enum(['true', 'false']).default('false'),
    /** Stops at the first bad line; what was imported before it stays. */
    strict: z.enum(['true', 'false']).default('false'),
  }),
  response: z.object({ data: FeedAnswer }),
} as const;
