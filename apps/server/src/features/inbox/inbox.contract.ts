import { z } from 'zod';
import { ListQuery } from '../staff/staff-list.contract.ts';

// What waits for the caller, over all sites, by what the caller may do.

export const INBOX_KINDS = [
  'approval',
  'transfer',
  'case',
  'prepare',
  'handover',
  'return',
  'ticket',
  'warranty',
  'activation',
] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];
/** Proposals of colleagues come first: they cannot go on without the caller. */
export const INBOX_GROUPS = ['approval', 'late', 'four_hours', 'today', 'week', 'later'] as const;

export const InboxItem = z.object({
  kind: z.enum(INBOX_KINDS),
  /** State of the subject: `requested` of a return, kind of a case, department of a ticket, what is proposed. */
  state: z.string(),
  site: z.string(),
  /** The code or id by which the subject is opened. */
  ref: z.string(),
  name: z.string(),
  what: z.string().nullable(),
  amount_minor: z.number().nullable(),
  currency: z.string().nullable(),
  since: z.string(),
  due_at: z.string(),
  group: z.enum(INBOX_GROUPS),
});
export type InboxItem = z.infer<typeof InboxItem>;

export const InboxCount = z.object({
  kind: z.enum(INBOX_KINDS),
  count: z.number(),
  count_is: z.enum(['exact', 'at_least']),
});

export const showInbox = {
  method: 'GET',
  path: '/api/staff/inbox',
  summary: 'What waits for the caller, due first',
  query: ListQuery.pick({ sites: true }).extend({
    kind: z.enum(INBOX_KINDS).optional(),
    /** The end of the caller's day; without it, of the day in UTC. */
    day_ends_at: z.iso.datetime({ offset: true }).optional(),
  }),
  response: z.object({ data: z.array(InboxItem), meta: z.object({ counts: z.array(InboxCount) }) }),
} as const;
