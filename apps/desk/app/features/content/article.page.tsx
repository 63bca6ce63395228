import {
  type EditedArticle,
  listArticleVersions,
  publishArticle,
  restoreArticleVersion,
  saveArticle,
  showArticleVersion,
  showEditedArticle,
  withdrawArticleVersion,
} from '@paddock/server/features/news/staff/news.staff.contract.ts';
import type { VersionInfo } from '@paddock/server/features/versions/versions.contract.ts';
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
import { ArticleDetails } from './article-details.tsx';
import { articleOf, articleValues, checkArticle, listOf, prefixOf } from './article-doc.ts';
import { ArticleSide } from './article-side.tsx';
import { type ContentDoc, toDoc } from './blocks/content-doc.ts';
import { ContentEditor } from './editor/content-editor.tsx';
import type { ContentCalls, SavedContent } from './editor/content-saver.ts';
import { type ContentProblem, problemsOf } from './editor/problems.ts';
import { type Content, useContent } from './editor/use-content.ts';
import type { Publishing } from './editor/use-publishing.ts';
import { articlePath } from './preview/page-path.ts';

await requireMessages('content', 'unfinished');

const CompareDialog = lazy(() => import('./versions/compare-dialog.tsx'));

const ifMatch = (revision: string) => ({ 'if-match': `"${revision}"` });
const savedOf = ({ revision, article }: Pick<EditedArticle, 'revision' | 'article'>): SavedContent => ({
  values: articleValues(article),
  revision: String(revision),
});

const callsOf = (id: number, site: string): ContentCalls => ({
  async save(values, revision) {
    const input = { params: { id }, headers: ifMatch(revision), body: articleOf(values) };
    return savedOf((await callDesk(saveArticle, input, { site })).data);
  },
  theirs: ({ data }) => savedOf((data as { current: EditedArticle }).current),
  isComplete: (values) => checkArticle(values).success,
});

/** One article in its languages. */
export default function ArticlePage() {
  const { site = '', id = '' } = useParams();
  const t = useT();
  const query = useDeskQuery(showEditedArticle, { params: { id: Number(id) } }, { site, staleTime: 0 });
  // A text from memory may be older than what was typed since.
  if (query.data && query.isFetchedAfterMount)
    return <ArticleEditor key={`${site}/${id}`} site={site} edited={query.data.data} />;
  return (
    <Screen name={id} crumb={{ to: `/news?site=${site}`, label: t('content.news') }}>
      {query.isError ? (
        <FailedState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </Screen>
  );
}

function ArticleEditor({ site, edited }: { site: string; edited: EditedArticle }) {
  const t = useT();
  const { id, timezone, article } = edited;
  const locale = useArticleLocale(edited);
  const prefix = prefixOf(locale);
  const title = article.texts[locale]?.title ?? article.texts.en?.title ?? String(id);
  const content = useArticle(site, edited, title);
  const [isComparing, setComparing] = useState(false);
  const versions = useDeskQuery(listArticleVersions, { params: { id } }, { site });
  const refresh = useRefreshNews();
  const { values } = content.state;
  const doc = useMemo(() => toDoc(values, prefix), [values, prefix]);
  const problems = useProblems(values, doc, locale);
  return (
    <>
      <ContentEditor
        key={locale}
        name={doc.fields.title || title}
        crumb={{ to: `/news?site=${site}`, label: t('content.news') }}
        tags={<ArticleSites sites={listOf(values.sites)} />}
        content={content}
        presence={{ kind: 'article', ref: String(id), site, scope: 'brand' }}
        prefix={prefix}
        site={site}
        locale={locale}
        timezone={timezone}
        canEdit={edited.can_edit}
        problems={problems}
        details={(context) => <ArticleDetails content={content} prefix={prefix} context={context} />}
        side={
          <ArticleSide
            id={String(id)}
            site={site}
            content={content}
            locale={locale}
            canEdit={edited.can_edit}
            versions={versions.data?.data ?? []}
            timezone={timezone}
            onCompare={() => setComparing(true)}
          />
        }
        previewPath={articlePath(article.texts[locale]?.slug ?? article.texts.en?.slug ?? 'article', id)}
        isSiteFixed={false}
        publishing={publishingOf(site, edited, refresh)}
        onCompare={() => setComparing(true)}
      />
      {isComparing ? (
        <ArticleCompare
          site={site}
          edited={edited}
          locale={locale}
          content={content}
          versions={versions.data?.data ?? []}
          refresh={refresh}
          onClose={() => setComparing(false)}
        />
      ) : null}
    </>
  );
}

/** The language of the address; without it English, where the article has it. */
function useArticleLocale({ article: { texts } }: EditedArticle): string {
  const [search] = useSearchParams();
  return search.get('locale') ?? (texts.en ? 'en' : (Object.keys(texts)[0] ?? 'en'));
}

function useArticle(site: string, edited: EditedArticle, title: string): Content {
  const { id } = edited;
  const [calls] = useState(() => callsOf(id, site));
  const [saved] = useState(() => savedOf(edited));
  const address = `/news/${site}/${id}`;
  return useContent({ kind: 'article', ref: String(id), site, title, address }, saved, calls);
}

function useRefreshNews() {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/staff/news'),
    });
}

/** The first sites that show the article, or the brand where all do. */
function ArticleSites({ sites }: { sites: readonly string[] }) {
  const t = useT();
  if (sites.length === 0) return <Tag>{t('content.scope.brandShort')}</Tag>;
  return sites.slice(0, 3).map((site) => <SiteTag key={site} site={site} />);
}

function useProblems(values: Values, doc: ContentDoc, locale: string): ContentProblem[] {
  return useMemo(() => {
    const { error } = checkArticle(values);
    const shared = error?.issues.filter(({ path }) => path[0] !== 'texts') ?? [];
    return [
      ...problemsOf(error, doc, articleOf(values), ['texts', locale]),
      ...shared.map(({ path }) => ({ block: '', path: path.join('.'), kind: 'missing' as const })),
    ];
  }, [values, doc, locale]);
}

interface CompareProps {
  readonly site: string;
  readonly edited: EditedArticle;
  readonly locale: string;
  readonly content: Content;
  readonly versions: readonly VersionInfo[];
  refresh(): Promise<void>;
  onClose(): void;
}

function ArticleCompare({ site, edited, locale, content, versions, refresh, onClose }: CompareProps) {
  const { id, timezone, can_edit } = edited;
  const prefix = prefixOf(locale);
  return (
    <Suspense>
      <CompareDialog
        versions={versions}
        current={toDoc(content.state.values, prefix)}
        locale={locale}
        timezone={timezone}
        canRestore={can_edit}
        load={async (version) => {
          const { data } = await callDesk(showArticleVersion, { params: { id, version } }, { site });
          return toDoc(articleValues(data.article), prefix);
        }}
        restore={async (version) => {
          await content.saver.flush();
          const headers = ifMatch(content.store.state.revision);
          const input = { params: { id, version }, headers, body: {} };
          const { data } = await callDesk(restoreArticleVersion, input, { site });
          content.saver.replace(savedOf(data));
          await refresh();
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}

function publishingOf(
  site: string,
  { id, versions }: EditedArticle,
  refresh: () => Promise<void>,
): Publishing {
  return {
    versions,
    async publish(body, revision) {
      const input = { params: { id }, headers: ifMatch(revision), body };
      const { data } = await callDesk(publishArticle, input, { site });
      await refresh();
      return { revision: String(data.revision), publishAt: data.publish_at };
    },
    async withdraw(version, reason) {
      const input = { params: { id, version: version.id }, body: { reason } };
      const { data } = await callDesk(withdrawArticleVersion, input, { site });
      await refresh();
      return { revision: String(data.revision) };
    },
  };
}
