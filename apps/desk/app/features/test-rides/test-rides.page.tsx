import type { CallSuccess } from '@paddock/api-client';
import {
  cancelStaffRide,
  finishStaffRide,
  listRideHours,
  listRides,
  missStaffRide,
  moveStaffRide,
  type Ride,
} from '@paddock/server/features/test-rides/staff/test-rides.staff.contract.ts';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useT } from '../../i18n/use-t.ts';
import { defineAction, type SubjectAction } from '../../kit/actions/action-types.ts';
import { Actions } from '../../kit/actions/actions.tsx';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { contractSource } from '../../kit/list/contract-source.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { Column } from '../../kit/list/list-types.ts';
import { SiteTag } from '../../kit/parts/codes.tsx';
import { Facts, PanelSection } from '../../kit/parts/facts.tsx';
import { languageName } from '../../kit/parts/language.ts';
import { Status } from '../../kit/parts/status.tsx';
import { Demonstrators } from './demonstrators.tsx';

await requireMessages('test-rides');
const source = contractSource(listRides);

type Hours = CallSuccess<typeof listRideHours>['data'];

/** `hours` are those to which the ride can be moved. */
const actionsOf = (t: Translate, hours: Hours): SubjectAction<Ride>[] => {
  const input = ({ code }: Ride) => ({ params: { code }, body: {} });
  return [
    defineAction<Ride, typeof finishStaffRide>({
      name: 'test_ride.done',
      keys: 'd',
      icon: 'check',
      kind: 'next',
      contract: finishStaffRide,
      input,
    }),
    defineAction<Ride, typeof missStaffRide>({
      name: 'test_ride.no_show',
      keys: 'n',
      icon: 'person',
      contract: missStaffRide,
      input,
    }),
    defineAction<Ride, typeof moveStaffRide>({
      name: 'test_ride.move',
      keys: 'm',
      icon: 'calendar',
      contract: moveStaffRide,
      fields: () => [
        {
          name: 'starts_at',
          label: t('testRides.newHour'),
          kind: 'select',
          isRequired: true,
          options: hours.flatMap(({ date, slots }) =>
            slots.map(({ starts_at, time }) => ({ value: starts_at, label: `${date} ${time}` })),
          ),
        },
      ],
      input: ({ code }, { starts_at = '' }) => ({ params: { code }, body: { starts_at } }),
      effects: ({ rider }) => [t('testRides.moveEffect', { name: rider })],
    }),
    defineAction<Ride, typeof cancelStaffRide>({
      name: 'test_ride.cancel',
      keys: 'c',
      icon: 'close',
      kind: 'danger',
      contract: cancelStaffRide,
      fields: () => [
        { name: 'reason', label: t('testRides.reason'), kind: 'textarea', isRequired: true, maxLength: 500 },
      ],
      input: ({ code }, { reason = '' }) => ({ params: { code }, body: { reason } }),
      effects: ({ rider }) => [t('testRides.cancelEffect', { name: rider })],
    }),
  ];
};

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export default function TestRidesPage() {
  const t = useT();
  return (
    <ListPage
      name="test-rides"
      title={t('testRides.title')}
      source={source}
      columns={columnsOf(t)}
      rowId={({ site, code }) => `${site}/${code}`}
      rowLabel={({ local_start, rider }) => `${local_start} ${rider}`}
      views={[
        { id: 'today', label: t('testRides.today'), query: '' },
        { id: 'tomorrow', label: t('testRides.tomorrow'), query: `day=${dayFromNow(1)}` },
      ]}
      filters={[{ id: 'day', label: t('testRides.day'), kind: 'date' }]}
      card={(row) => (
        <>
          <div className="row space-between">
            <b>
              <bdi>{row.local_start.slice(11)}</bdi> {row.product}
            </b>
            <Status id={`testRides.status.${row.status}`} />
          </div>
          <div className="row space-between small">
            <span className="truncate">{row.rider}</span>
            <span className="text-secondary truncate">{row.store}</span>
          </div>
        </>
      )}
      panel={(row) => <RidePanel key={`${row.site}/${row.code}`} ride={row} />}
      empty={{ title: t('testRides.empty'), text: t('testRides.emptyText') }}
    />
  );
}

const columnsOf = (t: Translate): Column<Ride>[] => [
  {
    id: 'hour',
    header: t('testRides.hour'),
    width: '80px',
    cell: ({ local_start }) => <bdi>{local_start.slice(11)}</bdi>,
  },
  { id: 'site', header: t('testRides.site'), width: '56px', cell: ({ site }) => <SiteTag site={site} /> },
  {
    id: 'store',
    header: t('testRides.store'),
    width: 'minmax(120px, 1fr)',
    cell: ({ store }) => <bdi>{store}</bdi>,
  },
  {
    id: 'bike',
    header: t('testRides.bike'),
    width: 'minmax(110px, 1fr)',
    cell: ({ product }) => <b>{product}</b>,
  },
  {
    id: 'rider',
    header: t('testRides.rider'),
    width: 'minmax(110px, 1fr)',
    cell: ({ rider }) => <bdi>{rider}</bdi>,
  },
  {
    id: 'status',
    header: t('testRides.status'),
    width: '150px',
    cell: ({ status }) => <Status id={`testRides.status.${status}`} />,
  },
];

function RidePanel({ ride }: { ride: Ride }) {
  const t = useT();
  const isMovable = ride.actions.some(({ name, allowed }) => name === 'test_ride.move' && allowed);
  const { site } = ride;
  const hours = useDeskQuery(listRideHours, { params: { code: ride.code } }, { site, enabled: isMovable });
  return (
    <>
      <PanelSection title={ride.rider}>
        <Facts
          facts={[
            [t('testRides.hour'), <bdi key="hour">{ride.local_start}</bdi>],
            [t('testRides.bike'), ride.product],
            [t('testRides.demonstrator'), <bdi key="ref">{ride.demonstrator}</bdi>],
            [t('testRides.phone'), ride.phone ? <bdi key="phone">{ride.phone}</bdi> : null],
            [t('testRides.email'), <bdi key="email">{ride.email}</bdi>],
            [t('testRides.licence'), ride.licence],
            [t('testRides.reads'), languageName(ride.locale)],
            [t('testRides.reason'), ride.cancel_reason],
          ]}
        />
        <div className="row row--wrap">
          <Actions
            subject={ride}
            site={ride.site}
            offers={ride.actions}
            specs={actionsOf(t, hours.data?.data ?? [])}
          />
        </div>
      </PanelSection>
      <Demonstrators site={ride.site} store={ride.store_id} />
    </>
  );
}
