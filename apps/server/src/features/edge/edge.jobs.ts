import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

// A tag becomes part of a header, where a space separates tags.
const Tag = z.string().regex(/^(pages|[a-z]+:[A-Za-z0-9_.-]+)$/);

export const edgePurge = defineJob({
  name: 'edge.purge',
  payload: z.object({
    tags: z.array(Tag).min(1).max(200),
    /** A hard purge: the page must not be served stale. */
    forget: z.boolean().optional(),
    /** The one edge that still has to be told, when others already have been. */
    edge: z.string().optional(),
  }),
  // Back-off doubles: the last try comes about a day after the first, long past the pages' own lifetime.
  maxAttempts: 12,
});
