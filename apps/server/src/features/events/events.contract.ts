import { z } from 'zod';

export const MAX_EVENTS = 1000;

/** CloudEvents 1.0 in structured mode. `data` is described by `dataschema` in asyncapi.json. */
export const CloudEvent = z.object({
  specversion: z.literal('1.0'),
  /** Unique per source; a repeated delivery has the same. */
  id: z.string(),
  source: z.string(),
  /** With its version: `order.placed.v1`. */
  type: z.string(),
  subject: z.string(),
  time: z.iso.datetime(),
  datacontenttype: z.literal('application/json'),
  dataschema: z.string(),
  /** Place in the log of the site, without gaps; the extension attribute `sequence` of CloudEvents. */
  sequence: z.string(),
  /** Each type of event has its own fields; event-types.contract.ts names them. */
  data: z.record(z.string(), z.unknown()),
});
export type CloudEvent = z.infer<typeof CloudEvent>;

export const listEvents = {
  method: 'GET',
  path: '/api/events',
  summary:
    'Events of the site after a sequence, the oldest first; 410 `events_expired` when some of them are older than 90 days and deleted',
  query: z.object({
    /** The last sequence that the caller has processed; 0 for the first call. */
    after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    limit: z.coerce.number().int().min(1).max(MAX_EVENTS).default(100),
  }),
  response: z.object({
    data: z.array(CloudEvent),
    meta: z.object({
      /** What to send as `after` next time. */
      next: z.number(),
      /** The last sequence of the log. */
      last: z.number(),
      has_more: z.boolean(),
    }),
  }),
} as const;
