import { z } from 'zod';
import { Block } from '../pages/blocks.contract.ts';

const Tag = z.object({ slug: z.string(), name: z.string() });

/** A picture by its key, and where its renditions are; `md` is wide enough for a card. */
const Cover = z.object({
  key: z.string(),
  alt: z.string(),
  versions: z.object({ sm: z.string(), md: z.string(), lg: z.string() }),
});

export const NewsPost = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  cover: Cover,
  tags: z.array(Tag),
  published_at: z.iso.datetime(),
});
export type NewsPost = z.infer<typeof NewsPost>;

export const listNews = {
  method: 'GET',
  path: '/api/front/news',
  summary: 'What is new, newest first, twelve to a page; of one tag if one is named',
  query: z.object({
    page: z.coerce.number<number | string>().int().min(1).max(10_000).default(1),
    tag: z
      .string()
      .max(60)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .optional(),
  }),
  response: z.object({
    data: z.array(NewsPost),
    meta: z.object({
      current_page: z.number(),
      last_page: z.number(),
      total: z.number(),
      per_page: z.number(),
      /** Every tag that leads to something on this site. */
      tags: z.array(Tag.extend({ count: z.number() })),
    }),
  }),
} as const;

export const listNewsAddresses = {
  method: 'GET',
  path: '/api/front/news/addresses',
  summary: 'Every article of this site by number and slug, for the map that search engines read',
  response: z.object({ data: z.array(z.object({ id: z.number(), slug: z.string() })) }),
} as const;

export const showNewsFeed = {
  method: 'GET',
  path: '/api/front/news/feed.xml',
  summary: 'The newest articles as RSS 2.0',
  response: z.unknown(),
} as const;

export const Article = NewsPost.extend({
  /** The language it is written in: English where there is no translation. */
  locale: z.string(),
  updated_at: z.iso.datetime(),
  /** HTML in them is cleaned. */
  blocks: z.array(Block),
  /** The languages in which it can be read, and what it is called there. */
  slugs: z.record(z.string(), z.string()),
  /** Shown on these sites only; null is everywhere. */
  sites: z.array(z.string()).nullable(),
});
export type Article = z.infer<typeof Article>;

export const showArticle = {
  method: 'GET',
  path: '/api/front/news/:id',
  summary: 'One article with its text; an article of another country or of tomorrow does not exist',
  params: z.object({ id: z.coerce.number<number | string>().int().positive().max(2_147_483_647) }),
  response: z.object({ data: Article }),
} as const;
