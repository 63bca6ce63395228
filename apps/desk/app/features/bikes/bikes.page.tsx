import { type BikeRow, listBikes } from '@paddock/server/features/bikes/staff/bike-list.staff.contract.ts';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useT } from '../../i18n/use-t.ts';
import { contractSource } from '../../kit/list/contract-source.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { Column } from '../../kit/list/list-types.ts';
import { Frame, SiteTag, Tag } from '../../kit/parts/codes.tsx';
import { Day, Time } from '../../kit/parts/time.tsx';

await requireMessages('bikes');
const source = contractSource(listBikes);

export default function BikesPage() {
  const t = useT();
  return (
    <ListPage
      name="bikes"
      title={t('bikes.title')}
      source={source}
      columns={columnsOf(t)}
      rowId={({ site, id }) => `${site}/${id}`}
      rowLabel={({ serial, bike }) => `${bike} ${serial}`}
      rowHref={({ site, id }) => `/bikes/${site}/${id}`}
      search={t('bikes.search')}
      card={(row) => (
        <>
          <div className="row space-between">
            <Frame value={row.serial} />
            <SiteTag site={row.site} />
          </div>
          <div className="row space-between small">
            <span className="truncate">{row.bike}</span>
            <span className="text-secondary truncate">{row.owner ?? '–'}</span>
          </div>
        </>
      )}
      empty={{ title: t('bikes.empty'), text: t('bikes.emptyText') }}
    />
  );
}

const columnsOf = (t: Translate): Column<BikeRow>[] => [
  { id: 'frame', header: t('bikes.frame'), width: '190px', cell: ({ serial }) => <Frame value={serial} /> },
  { id: 'site', header: t('bikes.site'), width: '56px', cell: ({ site }) => <SiteTag site={site} /> },
  {
    id: 'bike',
    header: t('bikes.bike'),
    width: 'minmax(120px, 1fr)',
    cell: ({ bike, is_lost }) => (
      <span className="row">
        <b>{bike}</b>
        {is_lost ? <Tag tone="alert">{t('bikes.lost')}</Tag> : null}
      </span>
    ),
  },
  {
    id: 'owner',
    header: t('bikes.owner'),
    width: 'minmax(120px, 1fr)',
    cell: ({ owner }) => <bdi>{owner ?? '–'}</bdi>,
  },
  {
    id: 'activated',
    header: t('bikes.activated'),
    width: '120px',
    cell: (row) => <Time at={row.activated_at} site={row.site} />,
  },
  {
    id: 'until',
    header: t('bikes.until'),
    width: '150px',
    from: 900,
    cell: (row) => <Day date={row.warranty_until} />,
  },
];
