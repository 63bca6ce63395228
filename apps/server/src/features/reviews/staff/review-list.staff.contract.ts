import { z } from 'zod';
import { Action, ListQuery, listAnswer } from '../../staff/staff-list.contract.ts';
import { StaffReview } from './reviews.staff.contract.ts';

export const ReviewRow = StaffReview.pick({
  code: true,
  status: true,
  product: true,
  stars: true,
  title: true,
  author: true,
  locale: true,
  written_at: true,
}).extend({ site: z.string() });
export type ReviewRow = z.infer<typeof ReviewRow>;

export const listReviews = {
  method: 'GET',
  path: '/api/staff/product-reviews',
  summary:
    'Reviews of several sites; those that wait with the oldest first, the others with the newest first',
  query: ListQuery.extend({ status: StaffReview.shape.status.default('waiting') }),
  response: listAnswer(ReviewRow),
} as const;

export const Review = StaffReview.extend({ site: z.string(), actions: z.array(Action) });
export type Review = z.infer<typeof Review>;

export const showReview = {
  method: 'GET',
  path: '/api/staff/reviews/:code',
  summary: 'All there is about a review, and what the caller can do',
  params: z.object({ code: z.string().regex(/^[0-9A-Z]{8,32}$/) }),
  response: z.object({ data: Review }),
} as const;
