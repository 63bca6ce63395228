import { z } from 'zod';
import { typedLines } from '../../typed-text.contract.ts';

// Reviews as the desk reads them before they are published.

const Code = z.object({ code: z.string().regex(/^[0-9A-Z]{8,32}$/) });
const Status = z.enum(['waiting', 'published', 'refused']);

export const StaffReview = z.object({
  code: z.string(),
  status: Status,
  product: z.string(),
  /** Null: imported. */
  order_code: z.string().nullable(),
  stars: z.number(),
  title: z.string(),
  text: z.string(),
  /** Null: erased on request. */
  author: z.string().nullable(),
  locale: z.string(),
  refusal: z.string().nullable(),
  answer: z.string().nullable(),
  written_at: z.string(),
  age_seconds: z.number(),
});
export type StaffReview = z.infer<typeof StaffReview>;

const act = <Body extends z.ZodType>(path: string, summary: string, body: Body) =>
  ({
    method: 'POST',
    path: `/api/staff/reviews/:code/${path}`,
    summary,
    status: 200,
    params: Code,
    body,
    response: z.object({ data: z.object({ code: z.string(), status: Status }) }),
  }) as const;

export const approveReview = act('approve', 'Publishes the review', z.object({}));
export const refuseReview = act(
  'refuse',
  'Does not publish the review, or takes it from the shop; the reason is kept',
  z.object({ reason: typedLines().min(1).max(500) }),
);
export const answerReview = act(
  'answer',
  'Puts an answer of the company below a published review; a later one replaces it',
  z.object({ text: typedLines().min(1).max(2000) }),
);
