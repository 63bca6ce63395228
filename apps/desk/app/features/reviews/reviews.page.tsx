import {
  listReviews,
  type ReviewRow,
} from '@paddock/server/features/reviews/staff/review-list.staff.contract.ts';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useLabel, useT } from '../../i18n/use-t.ts';
import { contractSource } from '../../kit/list/contract-source.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { Column } from '../../kit/list/list-types.ts';
import { SiteTag } from '../../kit/parts/codes.tsx';
import { Status } from '../../kit/parts/status.tsx';
import { Time } from '../../kit/parts/time.tsx';
import { Stars } from './stars.tsx';

await requireMessages('reviews');
const source = contractSource(listReviews);
const STATES = ['waiting', 'published', 'refused'] as const;

export default function ReviewsPage() {
  const t = useT();
  const label = useLabel();
  return (
    <ListPage
      name="reviews"
      title={t('reviews.title')}
      source={source}
      columns={columnsOf(t)}
      rowId={({ site, code }) => `${site}/${code}`}
      rowLabel={({ product, title }) => `${product} ${title}`}
      rowHref={({ site, code }) => `/reviews/${site}/${code}`}
      views={STATES.map((state) => ({
        id: state,
        label: label(`reviews.view.${state}`),
        query: state === 'waiting' ? '' : `status=${state}`,
      }))}
      filters={[
        {
          id: 'status',
          label: t('reviews.status'),
          kind: 'choice',
          options: STATES.map((value) => ({ value, label: label(`reviews.status.${value}`) })),
        },
      ]}
      card={(row) => (
        <>
          <div className="row space-between">
            <b className="truncate">{row.product}</b>
            <Stars count={row.stars} />
          </div>
          <div className="row space-between small">
            <span className="truncate" dir="auto" lang={row.locale}>
              {row.title}
            </span>
            <SiteTag site={row.site} />
          </div>
        </>
      )}
      empty={{ title: t('reviews.empty'), text: t('reviews.emptyText') }}
    />
  );
}

const columnsOf = (t: Translate): Column<ReviewRow>[] => [
  {
    id: 'product',
    header: t('reviews.product'),
    width: 'minmax(110px, 160px)',
    cell: ({ product }) => <b>{product}</b>,
  },
  { id: 'site', header: t('reviews.site'), width: '56px', cell: ({ site }) => <SiteTag site={site} /> },
  { id: 'stars', header: t('reviews.stars'), width: '110px', cell: ({ stars }) => <Stars count={stars} /> },
  {
    id: 'title',
    header: t('reviews.headline'),
    width: 'minmax(140px, 1fr)',
    cell: ({ title, locale }) => (
      <span dir="auto" lang={locale}>
        {title}
      </span>
    ),
  },
  {
    id: 'author',
    header: t('reviews.author'),
    width: '124px',
    from: 900,
    cell: ({ author }) => <bdi>{author ?? '–'}</bdi>,
  },
  {
    id: 'status',
    header: t('reviews.status'),
    width: '130px',
    cell: ({ status }) => <Status id={`reviews.status.${status}`} />,
  },
  {
    id: 'written',
    header: t('reviews.written'),
    width: '96px',
    cell: (row) => <Time at={row.written_at} site={row.site} />,
  },
];
