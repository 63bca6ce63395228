import { z } from 'zod';
import { Action, ListQuery, listAnswer } from '../../staff/staff-list.contract.ts';
import { typedLines } from '../../typed-text.contract.ts';
import { RideStatus, SlotDay } from '../test-rides.contract.ts';

// Test rides and demonstrators, as the staff of a store see them.

const Code = z.object({ code: z.string().regex(/^[0-9A-Z]{8,32}$/) });
const Id = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });
const Store = z.coerce.number().int().positive().max(2_147_483_647);
const Reason = typedLines().min(1).max(500);

export const StaffRide = z.object({
  code: z.string(),
  status: RideStatus,
  starts_at: z.string(),
  ends_at: z.string(),
  /** "2026-11-20 09:00" on the store's clock. */
  local_start: z.string(),
  store_id: z.number(),
  store: z.string(),
  demonstrator: z.string(),
  product: z.string(),
  rider: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  licence: z.string().nullable(),
  /** What the rider reads. */
  locale: z.string(),
  cancelled_by: z.string().nullable(),
  cancel_reason: z.string().nullable(),
});

const act = <Body extends z.ZodType>(word: string, summary: string, body: Body) =>
  ({
    method: 'POST',
    path: `/api/staff/test-rides/:code/${word}`,
    summary,
    status: 200,
    params: Code,
    body,
    response: z.object({ data: z.object({ code: z.string(), status: RideStatus }) }),
  }) as const;

export const finishStaffRide = act('done', 'The ride took place', z.object({}));
export const missStaffRide = act('no-show', 'The rider did not come', z.object({}));
export const cancelStaffRide = act(
  'cancel',
  'The store cancels; the rider reads the reason in a mail',
  z.object({ reason: Reason }),
);

export const moveStaffRide = act(
  'move',
  'The store moves the ride to a free hour of its own; the rider reads it in a mail',
  z.object({ starts_at: z.iso.datetime({ offset: true }) }),
);

export const listRideHours = {
  method: 'GET',
  path: '/api/staff/test-rides/:code/hours',
  summary: 'The free hours of the same store to which a ride can be moved, by day',
  params: Code,
  response: z.object({ data: z.array(SlotDay) }),
} as const;

export const StaffDemonstrator = z.object({
  id: z.number(),
  ref: z.string(),
  store_id: z.number(),
  store: z.string(),
  product: z.string(),
  variant: z.string().nullable(),
  blocks: z.array(
    z.object({ id: z.number(), starts_at: z.string(), ends_at: z.string(), reason: z.string() }),
  ),
});
export type StaffDemonstrator = z.infer<typeof StaffDemonstrator>;

export const listDemonstrators = {
  method: 'GET',
  path: '/api/staff/demonstrators',
  summary:
    'The demonstrators of a store or of the site, each with the periods in which it is blocked from now on',
  query: z.object({ store: Store.optional() }),
  response: z.object({ data: z.array(StaffDemonstrator) }),
} as const;

export const blockDemonstrator = {
  method: 'POST',
  path: '/api/staff/demonstrators/:id/blocks',
  summary: 'Takes a demonstrator out of the offer for a period. Refused while it has rides in it',
  status: 201,
  params: Id,
  body: z
    .object({
      starts_at: z.iso.datetime({ offset: true }),
      ends_at: z.iso.datetime({ offset: true }),
      reason: Reason,
    })
    .refine(({ starts_at, ends_at }) => Date.parse(starts_at) < Date.parse(ends_at), {
      path: ['ends_at'],
      message: 'is not after starts_at',
    }),
  response: z.object({ data: z.object({ id: z.number() }) }),
} as const;

export const liftBlock = {
  method: 'POST',
  path: '/api/staff/demonstrator-blocks/:id/lift',
  summary: 'Ends a block: the demonstrator is offered again',
  status: 200,
  params: Id,
  body: z.object({}),
  response: z.object({ data: z.object({ id: z.number() }) }),
} as const;

export const Ride = StaffRide.extend({ site: z.string(), is_past: z.boolean(), actions: z.array(Action) });
export type Ride = z.infer<typeof Ride>;

export const listRides = {
  method: 'GET',
  path: '/api/staff/rides',
  summary:
    "A day's test rides of several sites, by hour; the day is that of each store's clock, by default today",
  query: ListQuery.extend({
    day: z.iso.date().optional(),
    store: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  }),
  response: listAnswer(Ride),
} as const;
