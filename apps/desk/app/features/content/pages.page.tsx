import {
  listSitePages,
  type SitePage,
} from '@paddock/server/features/pages/staff/page-editor.staff.contract.ts';
import { useMemo } from 'react';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useT } from '../../i18n/use-t.ts';
import { callDesk } from '../../kit/calls/call-desk.ts';
import { wholeSource } from '../../kit/list/contract-source.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { Column } from '../../kit/list/list-types.ts';
import { SiteTag, Tag } from '../../kit/parts/codes.tsx';
import { Time } from '../../kit/parts/time.tsx';
import { SiteSelect, useSiteChoice } from '../../kit/session/site-choice.tsx';
import { LocaleStates } from './locale-states.tsx';

await requireMessages('content');

const matches = ({ title, slug }: SitePage, query: string) =>
  `${title} ${slug}`.toLowerCase().includes(query.trim().toLowerCase());

const sourceOf = (site: string) =>
  wholeSource<SitePage>(`${listSitePages.path}?site=${site}`, async ({ query, signal }) => {
    const { data } = await callDesk(listSitePages, {}, { site, signal });
    return { data: data.filter((page) => matches(page, query.q ?? '')) };
  });

/** The language that is opened first: that of the site. */
const firstLocale = ({ locales }: SitePage) => locales[0]?.locale ?? 'en';

/** Every page of one site with its state in each language. */
export default function PagesPage() {
  const t = useT();
  const choice = useSiteChoice('page.edit');
  const { site } = choice;
  const source = useMemo(() => sourceOf(site), [site]);
  return (
    <ListPage
      name="pages"
      title={t('content.pages')}
      source={source}
      columns={columnsOf(t, site)}
      search={t('content.list.search')}
      rowId={({ slug }) => slug}
      rowLabel={({ title }) => title}
      rowHref={(page) => `/pages/${site}/${page.slug}/${firstLocale(page)}`}
      above={
        choice.sites.length > 1 ? (
          <div className="picks">
            <SiteSelect label={t('content.site')} choice={choice} />
          </div>
        ) : null
      }
      card={(page) => (
        <>
          <span className="row space-between">
            <b className="truncate">
              <bdi>{page.title}</bdi>
            </b>
            <Time at={page.changed_at} site={site} />
          </span>
          <LocaleStates locales={page.locales} />
        </>
      )}
      empty={{ title: t('content.list.noPages'), text: t('content.list.noPagesText') }}
    />
  );
}

const columnsOf = (t: Translate, site: string): Column<SitePage>[] => [
  {
    id: 'title',
    header: t('content.field.title'),
    width: 'minmax(160px, 1fr)',
    cell: ({ title }) => (
      <b>
        <bdi>{title}</bdi>
      </b>
    ),
  },
  {
    id: 'slug',
    header: t('content.field.slug'),
    width: 'minmax(120px, 220px)',
    from: 900,
    cell: ({ slug }) => <span className="muted">{slug}</span>,
  },
  {
    id: 'kind',
    header: t('content.list.source'),
    width: '132px',
    from: 1200,
    cell: (page) => <Origin page={page} site={site} />,
  },
  {
    id: 'locales',
    header: t('content.languages'),
    width: 'minmax(160px, 1fr)',
    cell: ({ locales }) => <LocaleStates locales={locales} />,
  },
  {
    id: 'changed',
    header: t('content.list.changed'),
    width: '96px',
    cell: ({ changed_at }) => <Time at={changed_at} site={site} />,
  },
];

/** Whose text the site shows: its own or the brand's. */
function Origin({ page, site }: { page: SitePage; site: string }) {
  const t = useT();
  const isOwn = page.locales.some(({ shown }) => shown === 'site');
  return (
    <span className="row row--4">
      {isOwn ? <SiteTag site={site} isOn /> : <Tag>{t('content.scope.brandShort')}</Tag>}
      {page.is_policy ? <Tag tone="warn">{t('content.policy')}</Tag> : null}
    </span>
  );
}
