import { z } from 'zod';
import { ListQuery } from '../staff/staff-list.contract.ts';

/** What a push says: which subject is new or has changed. The screen asks for the rest. */
export const StaffEvent = z.object({
  subject: z.string(),
  ref: z.string(),
  site: z.string(),
  revision: z.string(),
  is_new: z.boolean(),
});
export type StaffEvent = z.infer<typeof StaffEvent>;

/** Not the envelope but a stream of events: `change` with a `StaffEvent`, `resync` when some may have been missed. */
export const watchStaffEvents = {
  method: 'GET',
  path: '/api/staff/events',
  summary:
    'Server-sent events of the sites of the caller: which orders, tickets and approvals are new or have changed',
  query: ListQuery.pick({ sites: true }).extend({
    seconds: z.coerce.number().int().min(1).max(600).default(300),
  }),
  response: z.unknown(),
} as const;
