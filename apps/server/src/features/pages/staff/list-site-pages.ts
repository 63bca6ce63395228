import { type Db, withSite } from '../../../platform/db/db.ts';
import type { ContentCall } from '../../staff/staff-call.ts';
import { canEdit, findSiteFacts } from '../../versions/change-content.ts';
import { isPolicy } from '../pages.rules.ts';
import { findPageStates, type PageState } from './page-editor.sql.ts';
import type { SitePage } from './page-editor.staff.contract.ts';

/** Every page that the site shows, with its state in each of its languages. */
export const listSitePages = (db: Db, call: ContentCall) =>
  withSite(db, call.siteId, async (tx) => {
    const site = await findSiteFacts(tx, call.siteId);
    const states = await findPageStates(tx, call.siteId, { slug: null, locale: null });
    const bySlug = Map.groupBy(states, ({ slug }) => slug);
    return {
      data: [...bySlug].map(([slug, versions]) => toSitePage(slug, versions, site.locales)),
      meta: {
        locales: [...site.locales],
        timezone: site.timezone,
        can_edit_brand: canEdit('brand', call, site),
      },
    };
  });

function toSitePage(slug: string, versions: readonly PageState[], locales: readonly string[]): SitePage {
  const inOrder = [...locales, 'en'];
  const titled = inOrder.flatMap((locale) => versions.find((version) => version.locale === locale) ?? [])[0];
  const created = versions.map(({ created_at }) => created_at).sort();
  return {
    slug,
    title: titled?.title ?? versions[0]?.title ?? slug,
    is_policy: isPolicy(slug),
    changed_at: created.at(-1) ?? '',
    locales: locales.map((locale) => localeState(locale, versions)),
  };
}

function localeState(locale: string, versions: readonly PageState[]): SitePage['locales'][number] {
  const own = versions.filter((version) => version.locale === locale);
  const first = (state: PageState['state']) =>
    own.find((version) => version.state === state && version.scope === 'site') ??
    own.find((version) => version.state === state);
  const live = first('live');
  const draft = first('draft');
  const next = own
    .filter(({ state }) => state === 'scheduled')
    .sort((a, b) => String(a.publish_at).localeCompare(String(b.publish_at)))[0];
  return {
    locale,
    shown: live?.scope ?? null,
    published_at: live?.publish_at ?? null,
    by: live?.by ?? null,
    draft: draft ? { scope: draft.scope, by: draft.by, saved_at: draft.created_at } : null,
    scheduled: next ? { scope: next.scope, publish_at: String(next.publish_at) } : null,
  };
}
