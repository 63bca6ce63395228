import { z } from 'zod';
import { Action, ListQuery, listAnswer } from '../../staff/staff-list.contract.ts';
import { typedText } from '../../typed-text.contract.ts';
import { Code, WarrantyStatus } from '../warranty.contract.ts';
import { StaffWarranty } from './warranty.staff.contract.ts';

// Warranty requests as the desk decides on them.

export const WarrantyRow = z.object({
  site: z.string(),
  code: z.string(),
  status: WarrantyStatus,
  part: z.string(),
  bike: z.string(),
  serial: z.string(),
  customer: z.string(),
  store: z.string(),
  created_at: z.string(),
  /** By when we promised to look at it. */
  due_at: z.string(),
  is_overdue: z.boolean(),
});
export type WarrantyRow = z.infer<typeof WarrantyRow>;

export const listWarranties = {
  method: 'GET',
  path: '/api/staff/warranties',
  summary:
    'Warranty requests of several sites; those that wait for a decision with the oldest first, the others with the newest first',
  query: ListQuery.extend({
    status: WarrantyStatus.default('pending'),
    /** The number of a request or a frame number. */
    q: typedText().max(40).optional(),
  }),
  response: listAnswer(WarrantyRow),
} as const;

const Related = z.object({
  code: z.string(),
  status: WarrantyStatus,
  part: z.string(),
  reason: z.string().nullable(),
  created_at: z.string(),
});

export const Warranty = StaffWarranty.extend({
  site: z.string(),
  locale: z.string(),
  due_at: z.string(),
  is_overdue: z.boolean(),
  purchased_on: z.string().nullable(),
  is_covered_now: z.boolean(),
  owners: z.number(),
  /** Other requests about the same vehicle. */
  history: z.array(Related),
  /** The last decisions about the same part of the same model. */
  similar: z.array(Related),
  actions: z.array(Action),
});
export type Warranty = z.infer<typeof Warranty>;

export const showWarranty = {
  method: 'GET',
  path: '/api/staff/warranty-requests/:code',
  summary: 'All there is about a warranty request, and what the caller can do',
  params: Code,
  response: z.object({ data: Warranty }),
} as const;
