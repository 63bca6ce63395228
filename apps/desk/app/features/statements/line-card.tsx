import { useT } from '../../i18n/use-t.ts';
import { Money } from '../../kit/parts/money.tsx';
import { After, BankText, type LineRowProps, ShownOrder, Tick, Why } from './line-cells.tsx';

/** A line on a phone: the bank above, the order below. */
export function LineCard({ line, order, onTick, onFind, onDismiss }: LineRowProps) {
  const t = useT();
  const isOpen = line.state === 'new' || line.state === 'matched';
  return (
    <div className="bank__card" data-line={line.id}>
      <div className="row space-between">
        <span className="row grow">
          <Tick line={line} order={order} onTick={onTick} onFind={onFind} />
          <span className="truncate">
            <BankText line={line} />
          </span>
        </span>
        <span className="font-medium">
          <Money minor={line.amount_minor} currency={line.currency} />
        </span>
      </div>
      <div className="row space-between row--wrap">
        <Why line={line} order={order} />
        <ShownOrder line={line} order={order} />
        <After line={line} order={order} />
      </div>
      {isOpen ? (
        <div className="row">
          <button type="button" className="btn btn--small" onClick={() => onFind(line)}>
            {t('statements.otherOrder')}
          </button>
          <button type="button" className="btn btn--small" onClick={() => onDismiss(line)}>
            {t('statements.keys.dismiss')}
          </button>
        </div>
      ) : null}
    </div>
  );
}
