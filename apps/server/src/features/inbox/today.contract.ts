import { z } from 'zod';
import { ListQuery } from '../staff/staff-list.contract.ts';

/** Of each site and day, at most so many orders are read. */
export const MAX_ORDERS_OF_DAY = 2_000;
export const MAX_FAULTS = 100;

const SiteToday = z.object({
  site: z.string(),
  currency: z.string(),
  /** Placed since midnight there and not canceled. */
  orders: z.number(),
  sales_minor: z.number(),
  paid: z.number(),
  /** Placed a week ago until this time of the day. */
  orders_before: z.number(),
  /** Orders of each hour of the day there. */
  by_hour: z.array(z.number()).length(24),
});
export type SiteToday = z.infer<typeof SiteToday>;

const Health = z.object({
  /** Mails that have waited for more than ten minutes. */
  mails_late: z.number(),
  /** Open payment cases. */
  cases_open: z.number(),
  /** Units whose expected day has passed. */
  units_overdue: z.number(),
});

/** Sites without an order today and a week ago are left out. */
export const showToday = {
  method: 'GET',
  path: '/api/staff/today',
  summary: 'Orders and sales since midnight on each site, and what is wrong; counts of faults stop at 100',
  query: ListQuery.pick({ sites: true }),
  response: z.object({ data: z.object({ sites: z.array(SiteToday), health: Health }) }),
} as const;
export type Today = z.infer<typeof showToday.response>['data'];
