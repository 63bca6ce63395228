import { type BankLine, showStatement } from '@paddock/server/features/statements/statements.contract.ts';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { ListSkeleton } from '../../kit/list/skeleton.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { SiteTag } from '../../kit/parts/codes.tsx';
import { Note } from '../../kit/parts/facts.tsx';
import { moneyText } from '../../kit/parts/money.tsx';
import { FailedState } from '../../kit/parts/state-page.tsx';
import { Screen } from '../../kit/screen/screen.tsx';
import { groupLines } from './group-lines.ts';
import { LineTable } from './line-table.tsx';
import { StatementKeys } from './statement-keys.tsx';
import { StatementSums } from './statement-sums.tsx';
import { useBooking } from './use-booking.ts';

await requireMessages('statements');
const OrderDialog = lazy(() => import('./order-dialog.tsx'));
const SplitDialog = lazy(() => import('./split-dialog.tsx'));
const DismissDialog = lazy(() => import('./dismiss-dialog.tsx'));

export default function StatementPage() {
  const t = useT();
  const { site = '', id = '' } = useParams();
  const query = useDeskQuery(showStatement, { params: { id } }, { site });
  const statement = query.data?.data;
  const name = statement ? statement.account.name : t('statements.title');
  if (!statement)
    return (
      <Screen name={name} crumb={{ to: '/statements', label: t('statements.title') }}>
        {query.isError ? (
          <FailedState error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <ListSkeleton />
        )}
      </Screen>
    );
  return <Statement site={site} id={id} statement={statement} />;
}

type Shown = (typeof showStatement.response)['_output']['data'];

/** Which order each ticked line pays. Exact matches are ticked until a person unticks them. */
function useTicks(lines: readonly BankLine[]) {
  const [changed, setChanged] = useState<ReadonlyMap<number, string | null>>(new Map());
  const ticks = useMemo(() => {
    const all = new Map<number, string>();
    for (const { id, state, match } of lines) {
      if (state !== 'new' && state !== 'matched') continue;
      const order = changed.has(id) ? changed.get(id) : match?.is_exact ? match.order.code : null;
      if (order) all.set(id, order);
    }
    return all;
  }, [lines, changed]);
  return { ticks, tick: (id: number, order: string | null) => setChanged(new Map(changed).set(id, order)) };
}

interface LineDialog {
  readonly kind: 'order' | 'split' | 'dismiss';
  readonly line: BankLine;
}

function Statement({ site, id, statement }: { site: string; id: string; statement: Shown }) {
  const t = useT();
  const { lines, currency } = statement;
  const groups = useMemo(() => groupLines(lines), [lines]);
  const rows = groups.flatMap((group) => group.lines);
  const { ticks, tick } = useTicks(lines);
  const [cursor, setCursor] = useState(0);
  const [dialog, setDialog] = useState<LineDialog | null>(null);
  const current = rows[Math.min(cursor, rows.length - 1)];
  const book = useBooking(site, id, ticks);
  const sum = lines.reduce((total, line) => total + (ticks.has(line.id) ? line.amount_minor : 0), 0);
  return (
    <Screen
      name={statement.account.name}
      crumb={{ to: '/statements', label: t('statements.title') }}
      status={<SiteTag site={site} />}
      isScrolling={false}
      actions={
        <Button
          look="primary"
          keys="mod+enter"
          disabled={ticks.size === 0 || book.done !== null || !statement.can_book}
          onClick={book.run}
        >
          {book.done === null
            ? t('statements.book', { count: ticks.size, sum: moneyText(sum, currency) })
            : t('statements.booking', { done: book.done })}
        </Button>
      }
    >
      <div className="bank">
        <StatementSums statement={statement} groups={groups} />
        <Refusals refused={book.refused} lines={lines} error={book.error} />
        <LineTable
          groups={groups}
          ticks={ticks}
          cursor={current?.id ?? -1}
          onCursor={(line) => setCursor(rows.indexOf(line))}
          onTick={tick}
          onFind={(line) => setDialog({ kind: 'order', line })}
          onDismiss={(line) => setDialog({ kind: 'dismiss', line })}
        />
        <StatementKeys
          line={current}
          isTicked={current ? ticks.has(current.id) : false}
          onMove={(step) => setCursor(Math.max(0, Math.min(rows.length - 1, cursor + step)))}
          onTick={tick}
          onOpen={(kind) => current && setDialog({ kind, line: current })}
          onBook={book.run}
        />
      </div>
      <LineDialogs site={site} dialog={dialog} onClose={() => setDialog(null)} onTick={tick} />
    </Screen>
  );
}

interface LineDialogsProps {
  readonly site: string;
  readonly dialog: LineDialog | null;
  readonly onClose: () => void;
  readonly onTick: (line: number, order: string | null) => void;
}

function LineDialogs({ site, dialog, onClose, onTick }: LineDialogsProps) {
  return (
    <Suspense fallback={null}>
      {dialog?.kind === 'order' ? (
        <OrderDialog
          site={site}
          line={dialog.line}
          onClose={onClose}
          onChoose={(order) => {
            onTick(dialog.line.id, order);
            onClose();
          }}
        />
      ) : null}
      {dialog?.kind === 'split' ? <SplitDialog site={site} line={dialog.line} onClose={onClose} /> : null}
      {dialog?.kind === 'dismiss' ? <DismissDialog site={site} line={dialog.line} onClose={onClose} /> : null}
    </Suspense>
  );
}

function Refusals({
  refused,
  lines,
  error,
}: {
  refused: readonly { line: number; outcome: string }[];
  lines: readonly BankLine[];
  error: Error | null;
}) {
  const label = useLabel();
  if (refused.length === 0 && !error) return null;
  return (
    <div className="pad" role="alert">
      <Note tone="alert" icon="warning">
        {error ? <p>{error.message}</p> : null}
        <ul>
          {refused.map(({ line, outcome }) => {
            const found = lines.find(({ id }) => id === line);
            return (
              <li key={line}>
                {found?.name} <bdi>{found ? moneyText(found.amount_minor, found.currency) : line}</bdi>:{' '}
                {label(`reason.${outcome}`, outcome)}
              </li>
            );
          })}
        </ul>
      </Note>
    </div>
  );
}
