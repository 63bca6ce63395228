import { z } from 'zod';
import { typedLines, typedText } from '../typed-text.contract.ts';

const Slug = z.object({ slug: z.string().max(100) });
const Stars = z.coerce.number<number | string>().int().min(1).max(5);

const ReviewStats = z.object({
  /** Out of five. All zero without reviews, and when a reviews service does not answer. */
  average: z.number(),
  count: z.number(),
  /** How many gave five, four, three, two and one star. */
  counts: z.array(z.number()),
  /** The same in percent, computed from the counts. */
  distribution: z.array(z.number()),
});

export const ReviewSummary = z.object({
  /** `service`: from the reviews service that the site uses; there is no list of all. */
  source: z.enum(['own', 'service']),
  stats: ReviewStats,
  /** "Excellent": the average in words of the asked language. */
  word: z.string(),
  quotes: z.array(
    z.object({
      stars: z.number(),
      text: z.string(),
      /** Empty: the name was erased on request. */
      author: z.string(),
      place: z.string(),
      locale: z.string(),
    }),
  ),
});
export type ReviewSummary = z.infer<typeof ReviewSummary>;

export const showReviews = {
  method: 'GET',
  path: '/api/front/products/:slug/reviews',
  summary: 'What owners say: rating and some quotes; zero stars when a reviews service fails',
  params: Slug,
  response: z.object({ data: ReviewSummary }),
} as const;

const ReviewSort = z.enum(['relevant', 'newest', 'highest', 'lowest']);
export type ReviewSort = z.infer<typeof ReviewSort>;

export const Review = z.object({
  code: z.string(),
  stars: z.number(),
  title: z.string(),
  text: z.string(),
  /** Empty: the name was erased on request. */
  author: z.string(),
  place: z.string(),
  /** The language it is written in. */
  locale: z.string(),
  written_on: z.iso.date(),
  /** What the company says to it. */
  answer: z.string().nullable(),
});
export type Review = z.infer<typeof Review>;

export const listReviews = {
  method: 'GET',
  path: '/api/front/products/:slug/reviews/all',
  summary:
    'Published reviews of a product, ten to a page; `relevant` has those in the asked language first. 404 where a reviews service has them',
  params: Slug,
  query: z.object({
    stars: Stars.optional(),
    sort: ReviewSort.default('relevant'),
    page: z.coerce.number<number | string>().int().min(1).max(10_000).default(1),
  }),
  response: z.object({
    data: z.array(Review),
    meta: z.object({
      current_page: z.number(),
      last_page: z.number(),
      /** Of those asked for; `stats` is about all. */
      total: z.number(),
      per_page: z.number(),
      stats: ReviewStats,
      word: z.string(),
    }),
  }),
} as const;

const Code = z.string().regex(/^[0-9A-Z]{8,32}$/);
/** Same access as the order: owner's bearer, the cart that made it, or the signed key of a mail (H-45). */
const OrderKey = z.object({ key: z.string().max(200).optional() });

export const ReviewLimits = { title: 120, text: 4000, name: 60 } as const;

export const ReviewableItem = z.object({
  /** The line of the order. */
  uuid: z.uuid(),
  product: z.object({ slug: z.string(), name: z.string() }),
  /** Null: not written yet. */
  status: z.enum(['waiting', 'published', 'refused']).nullable(),
});
export type ReviewableItem = z.infer<typeof ReviewableItem>;

export const listReviewable = {
  method: 'GET',
  path: '/api/front/sales-orders/:code/reviews',
  summary: 'The items of a delivered order and whether they have been reviewed; none before the delivery',
  params: z.object({ code: Code }),
  query: OrderKey,
  response: z.object({ data: z.object({ items: z.array(ReviewableItem), author: z.string() }) }),
} as const;

const ReviewInput = z.object({
  item: z.uuid(),
  stars: z.number().int().min(1).max(5),
  title: typedText().min(1).max(ReviewLimits.title),
  text: typedLines().min(1).max(ReviewLimits.text),
  /** Shown with the review. */
  name: typedText().min(1).max(ReviewLimits.name),
});
export type ReviewInput = z.infer<typeof ReviewInput>;

export const writeReview = {
  method: 'POST',
  path: '/api/front/sales-orders/:code/reviews',
  summary: 'Writes a review of a delivered item, once; staff read it before it is published',
  status: 201,
  params: z.object({ code: Code }),
  query: OrderKey,
  body: ReviewInput,
  response: z.object({ data: z.object({ code: z.string(), status: z.literal('waiting') }) }),
} as const;
