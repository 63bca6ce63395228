import { languageTag } from '@paddock/i18n/locales';
import { z } from 'zod';
import { cacheAnswers } from '../../../platform/cache/cached-answers.ts';
import type { Shop } from '../../../shop.ts';

const MINUTE = 60_000;
const share = z.number().min(0).max(100);

/** What the service sends. Only the figures are needed; the rest may be missing. */
const Answer = z.object({
  stats: z.object({
    average: z.number().min(0).max(5),
    count: z.number().int().min(0),
    distribution: z.array(share).length(5).default([0, 0, 0, 0, 0]),
  }),
  word: z.string().max(60).default(''),
  quotes: z
    .array(
      z.object({
        stars: z.number().min(1).max(5),
        text: z.string().max(2000),
        author: z.string().max(100),
        place: z.string().max(100).default(''),
        locale: z.string().max(10),
      }),
    )
    .max(20)
    .default([]),
});

export type ServiceAnswer = z.infer<typeof Answer>;

export interface ReviewsQuery {
  /** The site's slug: the service knows each country as a store of its own. */
  readonly store: string;
  readonly sku: string;
  readonly locale: string;
}

export interface ReviewsService {
  /** Null when the service fails and nothing it said within a day is known. */
  find(input: ReviewsQuery): Promise<ServiceAnswer | null>;
}

interface Options {
  readonly url: string;
  readonly onFailure: (error: unknown) => void;
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

/** Without an address there are no reviews of the service. */
export function openReviewsService({ config, log }: Pick<Shop, 'config' | 'log'>): ReviewsService {
  if (!config.reviewsUrl) return { find: async () => null };
  const onFailure = (error: unknown) => log.warn({ err: error }, 'reviews service failed');
  return reviewsService({ url: config.reviewsUrl, onFailure });
}

export function reviewsService({ url, onFailure, timeoutMs = 800, now = Date.now }: Options): ReviewsService {
  const answers = cacheAnswers<ServiceAnswer>({
    freshMs: 10 * MINUTE,
    staleMs: 24 * 60 * MINUTE,
    maxEntries: 5000,
    maxFailures: 5,
    pauseMs: MINUTE / 2,
    now,
    onFailure,
  });

  async function ask({ store, sku, locale }: ReviewsQuery): Promise<ServiceAnswer> {
    const query = new URLSearchParams({ store, sku, verified_only: 'true' });
    const response = await fetch(`${url}?${query}`, {
      headers: { accept: 'application/json', 'accept-language': languageTag(locale) },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`reviews service: ${response.status}`);
    return Answer.parse(await response.json());
  }

  return {
    find: (input) => answers.get(`${input.store} ${input.sku} ${input.locale}`, () => ask(input)),
  };
}
