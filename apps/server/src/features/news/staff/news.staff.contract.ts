import { z } from 'zod';
import { Block } from '../../pages/blocks.contract.ts';
import { typedLines } from '../../typed-text.contract.ts';
import {
  Locale,
  Published,
  PublishInput,
  VersionInfo,
  VersionParam,
  VersionSummary,
} from '../../versions/versions.contract.ts';

// News is the brand's: one article for all sites or for some. Changing it needs the permission on each of its sites.

const Slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const ArticleText = z
  .strictObject({
    slug: Slug,
    title: typedLines().min(1).max(400),
    excerpt: typedLines().min(1).max(400),
    blocks: z.array(Block).min(1).max(40),
  })
  .meta({ id: 'ArticleText' });
export type ArticleText = z.infer<typeof ArticleText>;

export const ArticleInput = z
  .strictObject({
    /** A key of the media library. */
    cover: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    tags: z.array(Slug).max(12),
    /** Slugs of sites; null: all of them. */
    sites: z
      .array(z.string().regex(/^([a-z]{2}|global)$/))
      .min(1)
      .max(250)
      .nullable(),
    /** By language; English is needed before it is published. */
    texts: z.record(Locale, ArticleText),
  })
  .meta({ id: 'ArticleDraft' });
export type ArticleInput = z.infer<typeof ArticleInput>;

export const ArticleEntry = z.object({
  id: z.number(),
  /** English, else the first language there is. */
  title: z.string(),
  cover: z.string(),
  tags: z.array(z.string()),
  sites: z.array(z.string()).nullable(),
  locales: z.array(z.string()),
  /** When it was first shown, which is the day readers see. */
  published_at: z.string().nullable(),
  versions: VersionSummary,
});
export type ArticleEntry = z.infer<typeof ArticleEntry>;

export const listStaffNews = {
  method: 'GET',
  path: '/api/staff/news',
  summary: 'The articles of this site and those for all sites, the newest first, drafts before them',
  query: z.object({ page: z.coerce.number<number | string>().int().min(1).max(10_000).default(1) }),
  response: z.object({
    data: z.array(ArticleEntry),
    meta: z.object({
      total: z.number(),
      per_page: z.number(),
      timezone: z.string(),
      tags: z.array(z.object({ slug: z.string(), name: z.string() })),
    }),
  }),
} as const;

export const EditedArticle = z.object({
  id: z.number(),
  revision: z.number(),
  article: ArticleInput,
  source: z.enum(['draft', 'live', 'scheduled', 'past']),
  versions: VersionSummary,
  published_at: z.string().nullable(),
  timezone: z.string(),
  can_edit: z.boolean(),
});
export type EditedArticle = z.infer<typeof EditedArticle>;

const params = z.object({ id: z.coerce.number<number | string>().int().positive().max(2_147_483_647) });

export const showEditedArticle = {
  method: 'GET',
  path: '/api/staff/news/:id',
  summary: 'The article that an editor goes on with: the draft, else what is shown',
  params,
  response: z.object({ data: EditedArticle }),
} as const;

const Saved = z.object({
  data: z.object({ id: z.number(), revision: z.number(), saved_at: z.string(), article: ArticleInput }),
});

export const createArticle = {
  method: 'POST',
  path: '/api/staff/news',
  summary: 'A new article as draft',
  status: 201,
  body: ArticleInput,
  response: Saved,
} as const;

export const saveArticle = {
  method: 'PUT',
  path: '/api/staff/news/:id',
  summary:
    'Saves the draft with `If-Match: "<revision>"`; 409 `edited_meanwhile` carries the article as it is now',
  params,
  body: ArticleInput,
  response: Saved,
} as const;

export const publishArticle = {
  method: 'POST',
  path: '/api/staff/news/:id/versions',
  summary: 'Publishes the draft now or from a moment on, with `If-Match: "<revision>"`',
  status: 200,
  params,
  body: PublishInput,
  response: z.object({ data: Published }),
} as const;

export const listArticleVersions = {
  method: 'GET',
  path: '/api/staff/news/:id/versions',
  summary: 'The newest 100 versions of an article, the draft first',
  params,
  response: z.object({ data: z.array(VersionInfo.extend({ title: z.string() })) }),
} as const;

export const showArticleVersion = {
  method: 'GET',
  path: '/api/staff/news/:id/versions/:version',
  summary: 'One version with its texts, to compare it',
  params: params.extend({ version: VersionParam }),
  response: z.object({ data: VersionInfo.extend({ article: ArticleInput }) }),
} as const;

export const withdrawArticleVersion = {
  method: 'POST',
  path: '/api/staff/news/:id/versions/:version/withdraw',
  summary: 'Ends a live version, or takes back a scheduled one before it begins; the one before is shown',
  status: 200,
  params: params.extend({ version: VersionParam }),
  body: z.object({ reason: typedLines().min(1).max(500) }),
  response: z.object({ data: Published }),
} as const;

export const restoreArticleVersion = {
  method: 'POST',
  path: '/api/staff/news/:id/versions/:version/restore',
  summary: 'Makes the text of a version the draft, with `If-Match: "<revision>"`',
  status: 200,
  params: params.extend({ version: VersionParam }),
  body: z.object({}),
  response: Saved,
} as const;
