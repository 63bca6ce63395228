import {
  INBOX_GROUPS,
  INBOX_KINDS,
  type InboxItem,
  showInbox,
} from '@paddock/server/features/inbox/inbox.contract.ts';
import { showToday, type Today } from '@paddock/server/features/inbox/today.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { useDeskEvents } from '../../kit/calls/use-desk-events.ts';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { ListSkeleton } from '../../kit/list/skeleton.tsx';
import { FailedState, StatePage } from '../../kit/parts/state-page.tsx';
import { numberText } from '../../kit/parts/time.tsx';
import { Screen } from '../../kit/screen/screen.tsx';
import { NARROW, useMedia } from '../../kit/screen/use-media.ts';
import { keepScope, useScope } from '../../kit/session/scope.ts';
import { useMay } from '../../kit/session/use-me.ts';
import { InboxRow, pathOf } from './inbox-row.tsx';

const MINUTE_MS = 60_000;

/** The day so far. Undefined until it is known, and for people who may not read orders. */
function useToday(sites: string | undefined): Today | undefined {
  const may = useMay();
  const query = useDeskQuery(
    showToday,
    { query: { sites } as never },
    { enabled: may('order.read'), staleTime: MINUTE_MS, refetchInterval: 2 * MINUTE_MS },
  );
  return query.data?.data;
}

await requireMessages('today');

// The figures come with a call of their own, after what waits.
const DayFigures = lazy(() => import('./day-figures.tsx'));
const HealthLine = lazy(() => import('./health-line.tsx'));
const SalesBySite = lazy(() => import('./sales-by-site.tsx'));

const endOfDay = () => {
  const end = new Date();
  end.setHours(23, 59, 59, 0);
  return end.toISOString();
};

/** What waits for the person, over all sites, due first. `j` and `k` move, Enter opens. */
export default function TodayPage() {
  const t = useT();
  const { sites } = useScope();
  const [search] = useSearchParams();
  const client = useQueryClient();
  const [dayEnd] = useState(endOfDay);
  const kind = INBOX_KINDS.find((one) => one === search.get('kind'));
  const query = useDeskQuery(
    showInbox,
    { query: { sites, kind, day_ends_at: dayEnd } as never },
    { refetchInterval: 60_000 },
  );
  const [isOutdated, setOutdated] = useState(false);
  useDeskEvents(sites, () => setOutdated(true));
  const show = () => {
    setOutdated(false);
    void client.invalidateQueries({ queryKey: [showInbox.path] });
  };
  useKeys(isOutdated ? [{ keys: '.', label: t('today.showNew'), run: show }] : []);
  const counts = query.data?.meta.counts ?? [];
  const today = useToday(sites);
  const isNarrow = useMedia(NARROW);
  const sales =
    today && today.sites.length > 0 ? (
      <Suspense>
        <SalesBySite sites={today.sites} />
      </Suspense>
    ) : undefined;
  return (
    <Screen
      name={t('today.title')}
      actions={<KindTabs counts={counts} kind={kind} />}
      isScrolling={false}
      panelLabel={t('today.salesBySite')}
      {...(sales && !isNarrow && { panel: sales })}
    >
      <div className="day">
        <Suspense>{today ? <DayFigures today={today} counts={counts} /> : null}</Suspense>
        <div className="scroll day__rows" {...SCROLLED}>
          {isOutdated ? (
            <button type="button" className="newbar" onClick={show} aria-keyshortcuts=".">
              {t('today.changed')} <kbd className="kbd">.</kbd>
            </button>
          ) : null}
          {query.data ? (
            <Inbox items={query.data.data} />
          ) : query.isError ? (
            <FailedState error={query.error} onRetry={() => void query.refetch()} />
          ) : (
            <ListSkeleton />
          )}
          {isNarrow ? sales : null}
        </div>
        <Suspense>{today ? <HealthLine health={today.health} /> : null}</Suspense>
      </div>
    </Screen>
  );
}

/** What scrolls can be reached by keyboard, also when nothing waits. */
const SCROLLED = { tabIndex: 0 };

function KindTabs({
  counts,
  kind,
}: {
  counts: readonly { readonly kind: string; readonly count: number; readonly count_is: string }[];
  kind: string | undefined;
}) {
  const t = useT();
  const label = useLabel();
  const [search, setSearch] = useSearchParams();
  const choose = (next: string | null) => {
    const changed = new URLSearchParams(search);
    if (next) changed.set('kind', next);
    else changed.delete('kind');
    setSearch(changed, { replace: true });
  };
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <fieldset className="segmented" aria-label={t('today.kinds')}>
      <button type="button" aria-pressed={!kind} onClick={() => choose(null)}>
        {t('today.all')} <i className="number">{numberText(total)}</i>
      </button>
      {counts
        .filter(({ count, kind: one }) => count > 0 || one === kind)
        .map(({ kind: one, count, count_is }) => (
          <button key={one} type="button" aria-pressed={kind === one} onClick={() => choose(one)}>
            {label(`today.kind.${one}`, one)}{' '}
            <i className="number">
              {numberText(count)}
              {count_is === 'at_least' ? '+' : ''}
            </i>
          </button>
        ))}
    </fieldset>
  );
}

function Inbox({ items }: { items: readonly InboxItem[] }) {
  const t = useT();
  const label = useLabel();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [cursor, setCursor] = useState(0);
  const place = Math.min(cursor, items.length - 1);
  const move = (step: number) => {
    const next = Math.max(0, Math.min(items.length - 1, place + step));
    setCursor(next);
    document.querySelectorAll<HTMLElement>('.inbox__row')[next]?.focus();
  };
  const open = (item: InboxItem | undefined) => {
    if (item) void navigate(keepScope(pathOf(item), search));
  };
  useKeys([
    { keys: 'j', label: t('today.next'), run: () => move(1) },
    { keys: 'k', label: t('today.previous'), run: () => move(-1) },
    { keys: 'arrowdown', run: () => move(1) },
    { keys: 'arrowup', run: () => move(-1) },
    { keys: 'o', label: t('today.open'), run: () => open(items[place]) },
  ]);
  if (items.length === 0)
    return (
      <StatePage icon="check" tone="ok" title={t('today.empty')}>
        <p>{t('today.emptyText')}</p>
      </StatePage>
    );
  return (
    <div className="inbox">
      {INBOX_GROUPS.map((group) => {
        const shown = items.filter((item) => item.group === group);
        if (shown.length === 0) return null;
        return (
          <section key={group}>
            <h2 className="inbox__group">
              {label(`today.group.${group}`, group)} <span className="muted">{shown.length}</span>
            </h2>
            <ul className="plain">
              {shown.map((item) => (
                <InboxRow
                  key={`${item.kind} ${item.site} ${item.ref}`}
                  item={item}
                  isCursor={items[place] === item}
                  onFocus={() => setCursor(items.indexOf(item))}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
