import { z } from 'zod';
import { typedLines } from '../../typed-text.contract.ts';
import {
  Locale,
  Published,
  PublishInput,
  Scope,
  ScopeQuery,
  VersionInfo,
  VersionParam,
  VersionSummary,
} from '../../versions/versions.contract.ts';
import { PageText } from '../blocks.contract.ts';
import { PageSlug } from '../pages.contract.ts';

// What the page editor of the desk asks for. The site is the one of the tenant header.

const params = z.object({ slug: PageSlug, locale: Locale });

export const PageLocaleState = z.object({
  locale: z.string(),
  /** Whose text the site shows in this language; null: none, the page falls back to another language. */
  shown: Scope.nullable(),
  /** Of what is shown. */
  published_at: z.string().nullable(),
  by: z.string().nullable(),
  draft: z.object({ scope: Scope, by: z.string().nullable(), saved_at: z.string() }).nullable(),
  /** The next change. */
  scheduled: z.object({ scope: Scope, publish_at: z.string() }).nullable(),
});

export const SitePage = z.object({
  slug: z.string(),
  /** Of the site's default language, else English. */
  title: z.string(),
  /** A policy names facts of the company and binds. */
  is_policy: z.boolean(),
  changed_at: z.string(),
  locales: z.array(PageLocaleState),
});
export type SitePage = z.infer<typeof SitePage>;

export const listSitePages = {
  method: 'GET',
  path: '/api/staff/pages/overview',
  summary: 'Every page that this site shows, with its state in each language of the site',
  response: z.object({
    data: z.array(SitePage),
    meta: z.object({
      /** Of the site, the default first. */
      locales: z.array(z.string()),
      timezone: z.string(),
      /** Whether the caller may change the brand's pages. */
      can_edit_brand: z.boolean(),
    }),
  }),
} as const;

export const EditedPage = z.object({
  slug: z.string(),
  locale: z.string(),
  scope: Scope,
  /** For `If-Match: "<revision>"`; 0 where this scope has nothing yet. */
  revision: z.number(),
  text: PageText,
  /**
   * Where `text` comes from: the draft or the live version of this scope, or what is shown instead: the brand's text
   * (`inherited`) or another language (`fallback`).
   */
  source: z.enum(['draft', 'live', 'inherited', 'fallback']),
  /** Of `text`, where it is inherited or another language. */
  source_locale: z.string(),
  versions: VersionSummary,
  /** The other scope: what a site inherits, or nothing for the brand. */
  brand: VersionSummary.nullable(),
  /** Brand only: sites that have a page of their own in this language and do not follow. */
  overridden_by: z.array(z.string()),
  is_policy: z.boolean(),
  timezone: z.string(),
  can_edit: z.boolean(),
});
export type EditedPage = z.infer<typeof EditedPage>;

export const showEditedPage = {
  method: 'GET',
  path: '/api/staff/pages/:slug/:locale',
  summary: 'The text that an editor goes on with: the draft, else what is shown',
  params,
  query: ScopeQuery,
  response: z.object({ data: EditedPage }),
} as const;

const Saved = z.object({
  data: z.object({ revision: z.number(), saved_at: z.string(), text: PageText }),
});

export const saveEditedPage = {
  method: 'PUT',
  path: '/api/staff/pages/:slug/:locale',
  summary:
    'Saves the draft with `If-Match: "<revision>"`; 409 `edited_meanwhile` carries the page as it is now. Blocks without an id get one',
  params,
  query: ScopeQuery,
  body: PageText,
  response: Saved,
} as const;

export const discardPageDraft = {
  method: 'DELETE',
  path: '/api/staff/pages/:slug/:locale',
  summary: 'Deletes the draft with `If-Match: "<revision>"`; what is published stays',
  params,
  query: ScopeQuery,
  response: z.object({ data: z.object({ revision: z.number() }) }),
} as const;

export const publishEditedPage = {
  method: 'POST',
  path: '/api/staff/pages/:slug/:locale/versions',
  summary:
    'Publishes the draft now or from a moment on, with `If-Match: "<revision>"`; until `until` the version before comes back',
  status: 200,
  params,
  query: ScopeQuery,
  body: PublishInput,
  response: z.object({ data: Published }),
} as const;

export const listPageVersions = {
  method: 'GET',
  path: '/api/staff/pages/:slug/:locale/versions',
  summary: 'The newest 100 versions of a page in one scope, the draft first',
  params,
  query: ScopeQuery,
  response: z.object({ data: z.array(VersionInfo.extend({ title: z.string() })) }),
} as const;

export const showPageVersion = {
  method: 'GET',
  path: '/api/staff/pages/:slug/:locale/versions/:version',
  summary: 'One version with its text, to compare it',
  params: params.extend({ version: VersionParam }),
  query: ScopeQuery,
  response: z.object({ data: VersionInfo.extend({ text: PageText }) }),
} as const;

export const withdrawPageVersion = {
  method: 'POST',
  path: '/api/staff/pages/:slug/:locale/versions/:version/withdraw',
  summary: 'Ends a live version, or takes back a scheduled one before it begins; the one before is shown',
  status: 200,
  params: params.extend({ version: VersionParam }),
  query: ScopeQuery,
  body: z.object({ reason: typedLines().min(1).max(500) }),
  response: z.object({ data: Published }),
} as const;

export const restorePageVersion = {
  method: 'POST',
  path: '/api/staff/pages/:slug/:locale/versions/:version/restore',
  summary: 'Makes the text of a version the draft, with `If-Match: "<revision>"`',
  status: 200,
  params: params.extend({ version: VersionParam }),
  query: ScopeQuery,
  body: z.object({}),
  response: Saved,
} as const;
