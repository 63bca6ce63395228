import { PageText } from '@paddock/server/features/pages/blocks.contract.ts';
import {
  type EditedPage,
  listPageVersions,
  listSitePages,
  publishEditedPage,
  restorePageVersion,
  saveEditedPage,
  showEditedPage,
  showPageVersion,
  withdrawPageVersion,
} from '@paddock/server/features/pages/staff/page-editor.staff.contract.ts';
import type { Scope, VersionInfo } from '@paddock/server/features/versions/versions.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { callDesk } from '../../kit/calls/call-desk.ts';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import type { Values } from '../../kit/form/draft.rules.ts';
import { ListSkeleton } from '../../kit/list/skeleton.tsx';
import { SiteTag, Tag } from '../../kit/parts/codes.tsx';
import { FailedState } from '../../kit/parts/state-page.tsx';
import { Screen } from '../../kit/screen/screen.tsx';
import { type ContentDoc, readBlocks, toDoc, toValues, writeBlocks } from './blocks/content-doc.ts';
import { ContentEditor } from './editor/content-editor.tsx';
import type { ContentCalls, SavedContent } from './editor/content-saver.ts';
import { type ContentProblem, problemsOf } from './editor/problems.ts';
import { type Content, useContent } from './editor/use-content.ts';
import type { Publishing } from './editor/use-publishing.ts';
import { PageDetails } from './page-details.tsx';
import { PageScopes } from './page-scopes.tsx';
import { PageSide } from './page-side.tsx';
import { pagePath } from './preview/page-path.ts';

await requireMessages('content', 'unfinished');

const CompareDialog = lazy(() => import('./versions/compare-dialog.tsx'));

interface Subject {
  readonly site: string;
  readonly slug: string;
  readonly locale: string;
  readonly scope: Scope;
}

const docOf = ({ title, description, blocks }: PageText): ContentDoc => ({
  fields: { title, description },
  blocks: readBlocks(blocks),
});

const textOf = ({ fields, blocks }: ContentDoc): PageText =>
  ({
    title: fields.title ?? '',
    description: fields.description ?? '',
    blocks: writeBlocks(blocks),
  }) as PageText;

const savedOf = (revision: number, text: PageText): SavedContent => ({
  values: toValues(docOf(text)),
  revision: String(revision),
});

const inputOf = ({ slug, locale, scope }: Subject) => ({ params: { slug, locale }, query: { scope } });
const ifMatch = (revision: string) => ({ 'if-match': `"${revision}"` });

const callsOf = (subject: Subject): ContentCalls => ({
  async save(values: Values, revision: string) {
    const { data } = await callDesk(
      saveEditedPage,
      { ...inputOf(subject), headers: ifMatch(revision), body: textOf(toDoc(values)) },
      { site: subject.site },
    );
    return savedOf(data.revision, data.text);
  },
  theirs({ data }) {
    const { current } = data as { current: EditedPage };
    return savedOf(current.revision, current.text);
  },
  isComplete: (values) => PageText.safeParse(textOf(toDoc(values))).success,
});

/** One page of a site, or of the brand, in one language. */
export default function PagePage() {
  const { site = '', slug = '', locale = '' } = useParams();
  const [search] = useSearchParams();
  const t = useT();
  const scope: Scope = search.get('scope') === 'brand' ? 'brand' : 'site';
  const subject = useMemo(() => ({ site, slug, locale, scope }), [site, slug, locale, scope]);
  const query = useDeskQuery(showEditedPage, inputOf(subject), { site, staleTime: 0 });
  // A text from memory may be older than what was typed since.
  if (query.data && query.isFetchedAfterMount)
    return <PageEditor key={`${site}/${slug}/${locale}/${scope}`} subject={subject} page={query.data.data} />;
  return (
    <Screen name={slug} crumb={{ to: `/pages?site=${site}`, label: t('content.pages') }}>
      {query.isError ? (
        <FailedState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </Screen>
  );
}

function PageEditor({ subject, page }: { subject: Subject; page: EditedPage }) {
  const t = useT();
  const { site, slug, locale, scope } = subject;
  const [calls] = useState(() => callsOf(subject));
  const [saved] = useState(() => savedOf(page.revision, page.text));
  const content = useContent(draftSubject(subject, page), saved, calls);
  const [isComparing, setComparing] = useState(false);
  const overview = useDeskQuery(listSitePages, {}, { site });
  const versions = usePageVersions(subject);
  const refresh = useRefreshPages();
  const { values } = content.state;
  const doc = useMemo(() => toDoc(values), [values]);
  const problems = useMemo(() => pageProblems(doc), [doc]);
  return (
    <>
      <ContentEditor
        name={doc.fields.title || slug}
        crumb={{ to: `/pages?site=${site}`, label: t('content.pages') }}
        tags={<PageScope subject={subject} />}
        content={content}
        presence={{ kind: 'page', ref: `${slug}:${locale}`, site, scope }}
        site={site}
        locale={locale}
        timezone={page.timezone}
        canEdit={page.can_edit}
        problems={problems}
        details={(context) => <PageDetails content={content} context={context} />}
        notes={
          <PageScopes page={page} site={site} canEditBrand={overview.data?.meta.can_edit_brand ?? false} />
        }
        side={
          <PageSide
            subject={subject}
            page={overview.data?.data.find((one) => one.slug === slug)}
            versions={versions}
            timezone={page.timezone}
            onCompare={() => setComparing(true)}
          />
        }
        previewPath={pagePath(slug)}
        isSiteFixed={scope === 'site'}
        publishing={publishingOf(subject, page, refresh)}
        onCompare={() => setComparing(true)}
      />
      {isComparing ? (
        <PageCompare
          subject={subject}
          page={page}
          content={content}
          versions={versions}
          refresh={refresh}
          onClose={() => setComparing(false)}
        />
      ) : null}
    </>
  );
}

function pageProblems(doc: ContentDoc): ContentProblem[] {
  const text = textOf(doc);
  return problemsOf(PageText.safeParse(text).error, doc, text);
}

function useRefreshPages() {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/staff/pages'),
    });
}

function PageScope({ subject: { scope, site } }: { subject: Subject }) {
  const t = useT();
  if (scope === 'site') return <SiteTag site={site} />;
  return <Tag tone="accent">{t('content.scope.brandShort')}</Tag>;
}

/** Of this scope, and for a site also what it would inherit. */
function usePageVersions(subject: Subject): readonly VersionInfo[] {
  const { site, scope } = subject;
  const own = useDeskQuery(listPageVersions, inputOf(subject), { site });
  const brand = useDeskQuery(listPageVersions, inputOf({ ...subject, scope: 'brand' }), {
    site,
    enabled: scope === 'site',
  });
  const inherited = scope === 'site' ? (brand.data?.data ?? []) : [];
  return [...(own.data?.data ?? []), ...inherited.filter(({ state }) => state !== 'draft')];
}

interface CompareProps {
  readonly subject: Subject;
  readonly page: EditedPage;
  readonly content: Content;
  readonly versions: readonly VersionInfo[];
  refresh(): Promise<void>;
  onClose(): void;
}

function PageCompare({ subject, page, content, versions, refresh, onClose }: CompareProps) {
  const { site, slug, locale } = subject;
  const inputFor = (version: number) => ({ ...inputOf(subject), params: { slug, locale, version } });
  return (
    <Suspense>
      <CompareDialog
        versions={versions}
        current={toDoc(content.state.values)}
        locale={locale}
        timezone={page.timezone}
        canRestore={page.can_edit}
        load={async (version) =>
          docOf((await callDesk(showPageVersion, inputFor(version), { site })).data.text)
        }
        restore={async (version) => {
          await content.saver.flush();
          const headers = ifMatch(content.store.state.revision);
          const input = { ...inputFor(version), headers, body: {} };
          const { data } = await callDesk(restorePageVersion, input, { site });
          content.saver.replace(savedOf(data.revision, data.text));
          await refresh();
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}

const draftSubject = ({ site, slug, locale, scope }: Subject, { text }: EditedPage) => ({
  kind: 'page',
  ref: `${slug}:${locale}:${scope}`,
  site,
  title: `${text.title || slug} (${locale})`,
  address: `/pages/${site}/${slug}/${locale}${scope === 'brand' ? '?scope=brand' : ''}`,
});

function publishingOf(subject: Subject, page: EditedPage, refresh: () => Promise<void>): Publishing {
  const { site, slug, locale } = subject;
  return {
    versions: page.versions,
    isInherited: page.versions.live === null && page.brand?.live != null,
    async publish(body, revision) {
      const input = { ...inputOf(subject), headers: ifMatch(revision), body };
      const { data } = await callDesk(publishEditedPage, input, { site });
      await refresh();
      return { revision: String(data.revision), publishAt: data.publish_at };
    },
    async withdraw({ id }, reason) {
      const input = { ...inputOf(subject), params: { slug, locale, version: id }, body: { reason } };
      const { data } = await callDesk(withdrawPageVersion, input, { site });
      await refresh();
      return { revision: String(data.revision) };
    },
  };
}
