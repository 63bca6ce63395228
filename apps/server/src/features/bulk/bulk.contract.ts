import { z } from 'zod';

// One action on many subjects. The rows are frozen first and run dry: each row's rules run in a transaction that is
// rolled back. Only then can the run be started. Money is never moved in bulk.

export const MAX_BULK_ROWS = 10_000;
export const BULK_ACTIONS = ['order.prepare', 'order.ready', 'ticket.close'] as const;
export const BulkAction = z.enum(BULK_ACTIONS);
export type BulkAction = z.infer<typeof BulkAction>;

const params = z.object({ id: z.uuid() });
const Site = z.string().regex(/^([a-z]{2}|global)$/);

export const BulkInput = z.object({
  action: BulkAction,
  /** Chosen rows, or … */
  rows: z
    .array(z.object({ site: Site, ref: z.string().regex(/^[\w-]{1,100}$/) }))
    .min(1)
    .max(MAX_BULK_ROWS)
    .optional(),
  /** … all that match: the query string of the action's list. */
  matching: z
    .string()
    .max(2000)
    .regex(/^[!-~]*$/)
    .optional(),
});
export type BulkInput = z.infer<typeof BulkInput>;

export const BulkRun = z
  .object({
    id: z.uuid(),
    action: BulkAction,
    status: z.enum(['checking', 'checked', 'running', 'stopping', 'stopped', 'done']),
    row_count: z.number(),
    checked: z.number(),
    /** How many rows the dry run refused, by reason. */
    dry_refusals: z.record(z.string(), z.number()),
    done: z.number(),
    refused: z.number(),
    refusals: z.record(z.string(), z.number()),
    created_at: z.string(),
    ended_at: z.string().nullable(),
  })
  .meta({ id: 'BulkRun' });
export type BulkRun = z.infer<typeof BulkRun>;

const answer = z.object({ data: BulkRun });

/** The caller makes the id, so a repeated call freezes nothing twice. */
export const createBulkRun = {
  method: 'PUT',
  path: '/api/staff/bulk/:id',
  summary:
    'Freezes the rows and begins the dry run. 422 `too_large` above 10,000, 422 `not_found` without a row',
  params,
  body: BulkInput,
  response: answer,
} as const;

export const showBulkRun = {
  method: 'GET',
  path: '/api/staff/bulk/:id',
  summary: 'How far a run of the caller’s is',
  params,
  response: answer,
} as const;

const act = (path: string, summary: string) =>
  ({
    method: 'POST',
    path: `/api/staff/bulk/:id/${path}`,
    summary,
    params,
    body: z.object({}),
    response: answer,
  }) as const;

export const runBulk = act('run', 'Starts a checked run, or goes on with a stopped one');
export const stopBulk = act('stop', 'Stops after the row in work; what is done stays done');

export const BulkRow = z.object({
  no: z.number(),
  site: z.string(),
  ref: z.string(),
  dry_refusal: z.string().nullable(),
  /** What the dry run would write; each action has its own fields, which are only shown. */
  change: z.record(z.string(), z.unknown()),
  outcome: z.string().nullable(),
  refusal: z.string().nullable(),
});
export type BulkRow = z.infer<typeof BulkRow>;

export const listBulkRows = {
  method: 'GET',
  path: '/api/staff/bulk/:id/rows',
  summary: 'The first hundred rows after `after`; with `refused` only those that were or would be refused',
  params,
  query: z.object({
    after: z.coerce.number().int().min(0).default(0),
    refused: z.stringbool().default(false),
  }),
  response: z.object({ data: z.array(BulkRow) }),
} as const;

/** A file, not the envelope. */
export const bulkErrors = {
  method: 'GET',
  path: '/api/staff/bulk/:id/errors.csv',
  summary: 'The refused rows with their reasons, as CSV',
  params,
  response: z.unknown(),
} as const;
