import { z } from 'zod';

export const ReviewSummary = z.object({
  /** Out of five. All zero when the reviews service does not answer. */
  stats: z.object({
    average: z.number(),
    count: z.number(),
    /** Shares of five, four, three, two and one star, in percent. */
    distribution: z.array(z.number()),
  }),
  /** "Excellent", as the service words the average in the asked language. */
  word: z.string(),
  quotes: z.array(
    z.object({
      stars: z.number(),
      text: z.string(),
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
  summary: 'What owners say, from the reviews service; zero stars when it fails',
  params: z.object({ slug: z.string().max(100) }),
  response: z.object({ data: ReviewSummary }),
} as const;
