import {
  listTickets,
  TICKET_VIEWS,
  type TicketRow,
} from '@paddock/server/features/contact/staff/tickets.staff.contract.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useLabel, useT } from '../../i18n/use-t.ts';
import type { DeskError } from '../../kit/calls/desk-error.ts';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { contractSource } from '../../kit/list/contract-source.ts';
import type { ListRows } from '../../kit/list/list-types.ts';
import { ListSkeleton } from '../../kit/list/skeleton.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Clock } from '../../kit/parts/clock.tsx';
import { SiteTag } from '../../kit/parts/codes.tsx';
import { FailedState, StatePage } from '../../kit/parts/state-page.tsx';
import { Time } from '../../kit/parts/time.tsx';
import { useScope } from '../../kit/session/scope.ts';

const source = contractSource(listTickets);

/** The tickets of a view, due first, or those that a search finds; `j` and `k` open the next and the previous one. */
export function useTickets() {
  const [search] = useSearchParams();
  const q = search.get('q') ?? '';
  // A search looks in every state.
  const view = q ? null : (search.get('view') ?? 'open');
  const scope = useScope();
  const list = useInfiniteQuery<ListRows<TicketRow>, DeskError>({
    queryKey: [listTickets.path, 'list', view, q, scope.sites ?? ''],
    queryFn: ({ pageParam, signal }) =>
      source.load({
        query: view ? { view } : { q },
        sites: scope.sites,
        after: pageParam as string | null,
        signal,
      }),
    initialPageParam: null,
    getNextPageParam: (page) => page.next,
    refetchInterval: 60_000,
  });
  return { list, view, rows: list.data?.pages.flatMap((page) => [...page.rows]) ?? [] };
}

const addressOf = ({ site, number }: TicketRow) => `/tickets/${site}/${number}`;

export function TicketViews({ view, count }: { view: string | null; count: number | undefined }) {
  const t = useT();
  const label = useLabel();
  const [search] = useSearchParams();
  return (
    <nav className="tickets__views" aria-label={t('tickets.title')}>
      {TICKET_VIEWS.map((one) => {
        const next = new URLSearchParams(search);
        next.set('view', one);
        next.delete('q');
        return (
          <Link
            key={one}
            className="view"
            to={{ pathname: '/tickets', search: next.toString() }}
            aria-current={one === view ? 'page' : undefined}
          >
            {label(`tickets.view.${one}`)}
            {one === view && count !== undefined ? <i>{count}</i> : null}
          </Link>
        );
      })}
    </nav>
  );
}

export function TicketList({
  tickets,
  current,
}: {
  tickets: ReturnType<typeof useTickets>;
  current: string | null;
}) {
  const t = useT();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { list, rows } = tickets;
  const suffix = search.size > 0 ? `?${search}` : '';
  const place = rows.findIndex((row) => addressOf(row) === current);
  const go = (step: number) => {
    const next = rows[place === -1 ? 0 : place + step];
    if (next) void navigate(`${addressOf(next)}${suffix}`);
  };
  useKeys([
    { keys: 'j', label: t('tickets.nextTicket'), group: t('tickets.title'), run: () => go(1) },
    { keys: 'k', label: t('tickets.previousTicket'), group: t('tickets.title'), run: () => go(-1) },
    { keys: 'enter', run: () => (place === -1 ? go(1) : false) },
  ]);
  if (list.isError && rows.length === 0)
    return <FailedState error={list.error} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <ListSkeleton />;
  if (rows.length === 0 && tickets.view === null)
    return (
      <StatePage icon="search" title={t('tickets.noMatch')}>
        <p>{t('tickets.noMatchText')}</p>
      </StatePage>
    );
  if (rows.length === 0)
    return (
      <StatePage icon="check" tone="ok" title={t('tickets.empty')}>
        <p>{t('tickets.emptyText')}</p>
      </StatePage>
    );
  return (
    <>
      <ul className="tickets__list" aria-label={t('tickets.list')}>
        {rows.map((row) => (
          <li key={addressOf(row)}>
            <TicketItem row={row} to={`${addressOf(row)}${suffix}`} isCurrent={addressOf(row) === current} />
          </li>
        ))}
      </ul>
      {list.hasNextPage ? (
        <Button look="quiet" onClick={() => void list.fetchNextPage()}>
          {t('tickets.loadMore')}
        </Button>
      ) : null}
    </>
  );
}

function TicketItem({ row, to, isCurrent }: { row: TicketRow; to: string; isCurrent: boolean }) {
  const label = useLabel();
  const isOpen = row.state === 'new' || row.state === 'taken';
  return (
    <Link className="ticket-row" to={to} aria-current={isCurrent ? 'true' : undefined}>
      <span className="row space-between">
        <b className="truncate">
          {row.state === 'new' ? <span className="dot" aria-hidden="true" /> : null}
          <bdi>{row.name}</bdi>
        </b>
        {isOpen ? (
          <Clock due={row.due_at} from={row.received_at} />
        ) : (
          <Time at={row.received_at} site={row.site} />
        )}
      </span>
      <span className="truncate text-secondary" dir="auto" lang={row.locale}>
        {row.summary}
      </span>
      <span className="row row--4 muted small">
        <SiteTag site={row.site} />
        <span className="truncate">
          {label(`tickets.department.${row.department}`)}, {label(`tickets.by.${row.channel}`)}
          {row.taken_by ? ` · ${row.taken_by.name}` : ''}
        </span>
      </span>
    </Link>
  );
}
