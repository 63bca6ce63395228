import { z } from 'zod';
import { Action, ListQuery, listAnswer } from '../../staff/staff-list.contract.ts';
import { StaffRide } from './test-rides.staff.contract.ts';

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
