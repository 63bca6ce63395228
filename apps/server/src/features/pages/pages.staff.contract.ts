import { z } from 'zod';
import { typedLines } from '../typed-text.contract.ts';
import { PageText } from './blocks.contract.ts';
import { PageSlug } from './pages.contract.ts';

// What editors do with the pages of their site. A page is known by its slug and language.

// Two letters, or a regional edition: en-US, zh-Hant, es-419.
const Locale = z.string().regex(/^[a-z]{2}(-([A-Z]{2}|[A-Z][a-z]{3}|\d{3}))?$/);
const Of = z.object({ slug: PageSlug, locale: Locale });
const Moment = z.iso.datetime({ offset: true });

export const StaffPage = z.object({
  slug: z.string(),
  locale: z.string(),
  title: z.string(),
  /** `brand`: every site shows it that has none of its own. */
  scope: z.enum(['site', 'brand']),
  state: z.enum(['draft', 'scheduled', 'live', 'past']),
  publish_at: z.string().nullable(),
  publish_until: z.string().nullable(),
  created_by: z.string(),
  created_at: z.string(),
});
export type StaffPage = z.infer<typeof StaffPage>;

export const listStaffPages = {
  method: 'GET',
  path: '/api/staff/pages',
  summary: 'Every version of the pages of this site and of the brand, the newest of each first',
  query: z.object({
    slug: PageSlug.optional(),
    locale: Locale.optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  response: z.object({ data: z.array(StaffPage) }),
} as const;

const act = <Body extends z.ZodType, Data extends z.ZodType>(
  word: string,
  summary: string,
  body: Body,
  data: Data,
) =>
  ({
    method: 'POST',
    path: `/api/staff/pages/:slug/:locale/${word}`,
    summary,
    status: 200,
    params: Of,
    body,
    response: z.object({ data }),
  }) as const;

const Saved = z.object({ slug: z.string(), locale: z.string() });
const Shown = Saved.extend({ publish_at: z.string(), publish_until: z.string().nullable() });

export const saveStaffPage = act(
  'draft',
  'Saves the draft of this page, in the place of the one before',
  PageText,
  Saved,
);
export const publishStaffPage = act(
  'publish',
  'Shows the draft from now on, or from `at`; with `until`, the version before comes back then',
  z.object({ at: Moment.optional(), until: Moment.optional() }),
  Shown,
);
export const withdrawStaffPage = act(
  'withdraw',
  'Takes back what was published or scheduled last: the version before it is shown again, or the brand’s',
  z.object({ reason: typedLines().min(1).max(500) }),
  Shown,
);
export const previewStaffPage = act(
  'preview',
  'A secret link that shows this site with its drafts, for two weeks',
  z.object({}),
  Saved.extend({ token: z.string(), until: z.string() }),
);
