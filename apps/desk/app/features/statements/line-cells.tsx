import type { BankLine } from '@paddock/server/features/statements/statements.contract.ts';
import { currentLocale } from '../../i18n/messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { Code } from '../../kit/parts/codes.tsx';
import { Money } from '../../kit/parts/money.tsx';
import { Time } from '../../kit/parts/time.tsx';

const isOpen = ({ state }: BankLine) => state === 'new' || state === 'matched';

export function LineCells({ line, order, onTick, onFind }: LineRowProps) {
  const t = useT();
  const { match } = line;
  return (
    <>
      <td className="statement-lines__tick">
        <Tick line={line} order={order} onTick={onTick} onFind={onFind} />
      </td>
      <td className="muted">{shortDay(line.booked_on)}</td>
      <td className="number font-medium">
        <Money minor={line.amount_minor} currency={line.currency} />
      </td>
      <td className="statement-lines__text">
        <BankText line={line} />
      </td>
      <td className="match">
        <Why line={line} order={order} />
      </td>
      <td>
        <ShownOrder line={line} order={order} />
      </td>
      {isOpen(line) && !match && !order ? (
        <td colSpan={4}>
          <button type="button" className="link" tabIndex={-1} onClick={() => onFind(line)}>
            {t('statements.findOrder')}
          </button>
        </td>
      ) : (
        <>
          <td className="statement-lines__wide truncate">
            {match && !isOther(line, order) ? match.order.name : null}
          </td>
          <td
            className={
              match?.is_exact
                ? 'number statement-lines__due'
                : 'number statement-lines__due text-warn font-medium'
            }
          >
            {match && isOpen(line) && !isOther(line, order) ? (
              <Money minor={match.order.due_minor} currency={line.currency} />
            ) : null}
          </td>
          <td className="statement-lines__wide muted">
            {match && !isOther(line, order) ? <Time at={match.order.deadline_at} site={line.site} /> : null}
          </td>
          <td className="number">
            <After line={line} order={order} />
          </td>
        </>
      )}
    </>
  );
}

const isOther = (line: BankLine, order: string | undefined) =>
  order !== undefined && order !== line.match?.order.code;

const tag = currentLocale === 'ar' ? 'ar-u-nu-latn' : currentLocale === 'en' ? 'en-GB' : currentLocale;
const dayAndMonth = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const shortDay = (day: string) => dayAndMonth.format(new Date(`${day}T00:00:00Z`));

/** The box of a line. Keys work on the row with the cursor, so that the table is one tab stop. */
export function Tick({ line, order, onTick, onFind }: Omit<LineRowProps, 'onDismiss'>) {
  const t = useT();
  if (!isOpen(line)) return null;
  const name = t('statements.tickLine', { name: line.name || line.text });
  return (
    <input
      type="checkbox"
      tabIndex={-1}
      aria-label={name}
      checked={order !== undefined}
      onChange={() => {
        if (order) onTick(line.id, null);
        else if (line.match) onTick(line.id, line.match.order.code);
        else onFind(line);
      }}
    />
  );
}

export function BankText({ line }: { line: BankLine }) {
  return (
    <bdi title={`${line.name} ${line.text}`}>
      <span className="font-medium">{line.name}</span> <span className="muted">{line.text}</span>
    </bdi>
  );
}

/** The reason in words; its colour says how sure it is. */
export function Why({ line, order }: { line: BankLine; order: string | undefined }) {
  const t = useT();
  if (!isOpen(line)) return <span className="match__connector">{t(`statements.state.${line.state}`)}</span>;
  if (isOther(line, order))
    return <span className="match__connector match__connector--accent">{t('statements.chosen')}</span>;
  if (!line.match)
    return <span className="match__connector match__connector--none">{t('statements.nothingFits')}</span>;
  const { reason, is_exact: isExact, score } = line.match;
  return (
    <span
      className={
        isExact ? 'match__connector match__connector--ok' : 'match__connector match__connector--warn'
      }
      title={t('statements.score', { score })}
    >
      {t(`statements.reason.${reason}`)}
    </span>
  );
}

export function ShownOrder({ line, order }: { line: BankLine; order: string | undefined }) {
  if (line.bookings.length > 0)
    return (
      <span className="row row--4">
        {line.bookings.map((booking) => (
          <Code key={booking.order} value={booking.order} />
        ))}
      </span>
    );
  const code = order ?? (isOpen(line) ? line.match?.order.code : undefined);
  return code ? <Code value={code} /> : null;
}

/** What the order is after this line is booked. */
export function After({ line, order }: { line: BankLine; order: string | undefined }) {
  const t = useT();
  const [booking] = line.bookings;
  if (booking)
    return (
      <span className="text-ok">
        {t(booking.outcome === 'part' ? 'statements.partBooked' : 'statements.paid')}
      </span>
    );
  if (!isOpen(line) || !line.match || isOther(line, order)) return null;
  const { left_minor: left, reason } = line.match;
  if (left === 0 || reason === 'code_in_parts')
    return <span className="text-ok">{t('statements.paid')}</span>;
  return (
    <span className="text-warn">
      <Money minor={Math.abs(left)} currency={line.currency} />{' '}
      {t(left > 0 ? 'statements.missing' : 'statements.tooMuch')}
    </span>
  );
}

export interface LineRowProps {
  readonly line: BankLine;
  /** The order it will pay when booked. */
  readonly order: string | undefined;
  readonly onTick: (id: number, order: string | null) => void;
  readonly onFind: (line: BankLine) => void;
  readonly onDismiss: (line: BankLine) => void;
}
