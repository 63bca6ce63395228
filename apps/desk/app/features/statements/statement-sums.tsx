import type { StatementRow } from '@paddock/server/features/statements/statements.contract.ts';
import { useT } from '../../i18n/use-t.ts';
import { Icon } from '../../kit/parts/icon.tsx';
import { Money } from '../../kit/parts/money.tsx';
import { dayText } from '../../kit/parts/time.tsx';
import { type LineGroup, sumOf } from './group-lines.ts';
import { GroupLabel } from './line-table.tsx';

/** The statement in one line: whose it is, and how much of it fits. */
export function StatementSums({
  statement,
  groups,
}: {
  statement: StatementRow;
  groups: readonly LineGroup[];
}) {
  const t = useT();
  const { account, currency, from_on: from, to_on: to } = statement;
  const shown = groups.filter(({ id }) => id !== 'left');
  return (
    <div className="bank__sums">
      <div className="row row--12">
        <Icon name="bank" size={20} />
        <div className="col col--2">
          <span className="font-semibold truncate">
            {account.name}
            {to ? (
              <span className="text-secondary">
                {' '}
                · {from && from !== to ? `${dayText(from)} – ${dayText(to)}` : dayText(to)}
              </span>
            ) : null}
          </span>
          <span className="small muted">
            {t(`statements.format.${statement.format}`)} ·{' '}
            {t('statements.lines', { in: statement.lines_in, out: statement.lines_out })}
            {statement.opening_minor === null
              ? null
              : ` · ${t(statement.overrides_balance ? 'statements.gapOverridden' : 'statements.follows')}`}
          </span>
        </div>
      </div>
      <div className="col col--2">
        <span className="small muted">{t('statements.received')}</span>
        <span className="bank__sum">
          <Money minor={statement.in_minor} currency={currency} />
        </span>
      </div>
      {shown.map(({ id, lines }) => (
        <div key={id} className="col col--2">
          <GroupLabel id={id} />
          <span className="bank__sum">
            {t('statements.count', { count: lines.length })} ·{' '}
            <Money minor={sumOf(lines)} currency={currency} />
          </span>
        </div>
      ))}
    </div>
  );
}
