import { type ArticleEntry, listStaffNews } from '@paddock/server/features/news/staff/news.staff.contract.ts';
import { lazy, Suspense, useMemo, useState } from 'react';
import { requireMessages } from '../../i18n/messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { callDesk } from '../../kit/calls/call-desk.ts';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { Column, ListSource } from '../../kit/list/list-types.ts';
import { Button } from '../../kit/parts/button.tsx';
import { SiteTag, Tag } from '../../kit/parts/codes.tsx';
import { Time } from '../../kit/parts/time.tsx';
import { SiteSelect, useSiteChoice } from '../../kit/session/site-choice.tsx';
import { MediaThumb } from './blocks/media-picker.tsx';
import { LocaleStatus } from './locale-states.tsx';

await requireMessages('content');

const NewArticle = lazy(() => import('./new-article.tsx'));

/** Numbered pages of the api as keyset pages of the list. */
const sourceOf = (site: string): ListSource<ArticleEntry> => ({
  path: `${listStaffNews.path}?site=${site}`,
  async load({ after, signal }) {
    const page = Number(after ?? 1);
    const { data, meta } = await callDesk(listStaffNews, { query: { page } }, { site, signal });
    const hasMore = page * meta.per_page < meta.total;
    return { rows: data, next: hasMore ? String(page + 1) : null, count: meta.total, countIs: 'exact' };
  },
});

const stateOf = ({ versions: { draft, scheduled, live } }: ArticleEntry) =>
  draft ? 'draft' : scheduled.length > 0 ? 'scheduled' : live ? 'live' : 'missing';

/** The articles that one site shows, drafts first. */
export default function NewsPage() {
  const t = useT();
  const choice = useSiteChoice('page.edit');
  const { site } = choice;
  const [isNew, setNew] = useState(false);
  const source = useMemo(() => sourceOf(site), [site]);
  useKeys([{ keys: 'c', label: t('content.newArticle'), run: () => setNew(true) }]);
  return (
    <>
      <ListPage
        name="news"
        title={t('content.news')}
        source={source}
        columns={useColumns(site)}
        rowId={({ id }) => String(id)}
        rowLabel={({ title }) => title}
        rowHref={({ id }) => `/news/${site}/${id}`}
        actions={
          <Button look="primary" icon="plus" keys="c" onClick={() => setNew(true)}>
            {t('content.newArticle')}
          </Button>
        }
        above={
          choice.sites.length > 1 ? (
            <div className="picks">
              <SiteSelect label={t('content.site')} choice={choice} />
            </div>
          ) : null
        }
        card={(article) => (
          <>
            <b className="truncate">
              <bdi>{article.title}</bdi>
            </b>
            <span className="row space-between">
              <LocaleStatus state={stateOf(article)} />
              <Time at={article.published_at} site={site} />
            </span>
          </>
        )}
        empty={{ title: t('content.list.noNews'), text: t('content.list.noNewsText') }}
      />
      {isNew ? (
        <Suspense>
          <NewArticle site={site} onClose={() => setNew(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function useColumns(site: string): Column<ArticleEntry>[] {
  const t = useT();
  return [
    {
      id: 'title',
      header: t('content.field.title'),
      width: 'minmax(220px, 1fr)',
      cell: ({ title, cover }) => (
        <span className="row editor__thumb">
          <MediaThumb site={site} mediaKey={cover} />
          <b className="truncate">
            <bdi>{title}</bdi>
          </b>
        </span>
      ),
    },
    {
      id: 'state',
      header: t('content.list.state'),
      width: '132px',
      cell: (article) => <LocaleStatus state={stateOf(article)} />,
    },
    {
      id: 'sites',
      header: t('content.field.sites'),
      width: '132px',
      from: 900,
      cell: ({ sites }) =>
        sites === null ? (
          <Tag>{t('content.scope.brandShort')}</Tag>
        ) : (
          <span className="row row--4">
            {sites.slice(0, 3).map((one) => (
              <SiteTag key={one} site={one} />
            ))}
            {sites.length > 3 ? <span className="muted small">+{sites.length - 3}</span> : null}
          </span>
        ),
    },
    {
      id: 'locales',
      header: t('content.languages'),
      width: 'minmax(120px, 220px)',
      from: 1200,
      cell: ({ locales }) => <span className="muted small">{locales.join(' ').toUpperCase()}</span>,
    },
    {
      id: 'published',
      header: t('content.list.published'),
      width: '110px',
      cell: ({ published_at }) => <Time at={published_at} site={site} />,
    },
  ];
}
