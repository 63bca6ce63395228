import {
  type BankLine,
  type DueOrder,
  listTransfers,
} from '@paddock/server/features/statements/statements.contract.ts';
import { useId, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { Code } from '../../kit/parts/codes.tsx';
import { Money } from '../../kit/parts/money.tsx';

interface OrderDialogProps {
  readonly site: string;
  readonly line: BankLine;
  readonly onChoose: (order: string) => void;
  readonly onClose: () => void;
}

const MAX_SHOWN = 8;
const plain = (text: string) => text.toUpperCase().replace(/[^\p{L}\d]/gu, '');

/** Waiting orders by code, name or sum, nearest sum first; a whole code also chooses an order that waits no more. */
export default function OrderDialog({ site, line, onChoose, onClose }: OrderDialogProps) {
  const t = useT();
  const id = useId();
  const { data } = useDeskQuery(listTransfers, { query: { sites: site } });
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const found = search(data?.data.map(({ order }) => order) ?? [], typed, line.amount_minor);
  const code = plain(typed);
  const choose = () => {
    const order = found[place]?.code ?? (/^[0-9A-Z]{12}$/.test(code) ? code : null);
    if (order) onChoose(order);
  };
  return (
    <Dialog title={t('statements.otherOrder')} onClose={onClose}>
      <div className="col col--12">
        <p className="text-secondary">
          <bdi>{line.name || line.text}</bdi> · <Money minor={line.amount_minor} currency={line.currency} />
        </p>
        <span className="input">
          <input
            role="combobox"
            aria-expanded="true"
            aria-controls={id}
            aria-activedescendant={found[place] ? `${id}-${place}` : undefined}
            aria-label={t('statements.searchOrder')}
            placeholder={t('statements.searchOrder')}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setPlace(0);
            }}
            onKeyDown={(event) => {
              const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
              if (step !== 0) setPlace(Math.max(0, Math.min(found.length - 1, place + step)));
              else if (event.key === 'Enter') choose();
              else return;
              event.preventDefault();
            }}
          />
        </span>
        <div id={id} role="listbox" aria-label={t('statements.order')} className="col col--2">
          {found.map((order, index) => (
            <Option
              key={order.code}
              id={`${id}-${index}`}
              order={order}
              isActive={index === place}
              onChoose={() => onChoose(order.code)}
            />
          ))}
        </div>
        {found.length === 0 ? <p className="muted">{t('statements.noOrder')}</p> : null}
      </div>
    </Dialog>
  );
}

function Option(props: { id: string; order: DueOrder; isActive: boolean; onChoose(): void }) {
  const { id, order, isActive, onChoose } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above hears the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={isActive ? 'bank__option is-active' : 'bank__option'}
      onClick={onChoose}
    >
      <Code value={order.code} />
      <span className="grow truncate">{order.name}</span>
      <Money minor={order.due_minor} currency={order.currency} />
    </div>
  );
}

function search(orders: readonly DueOrder[], typed: string, amountMinor: number): DueOrder[] {
  const text = plain(typed);
  return orders
    .filter(({ code, name, due_minor: due }) =>
      [code, plain(name), String(due)].some((part) => part.includes(text)),
    )
    .toSorted((a, b) => Math.abs(a.due_minor - amountMinor) - Math.abs(b.due_minor - amountMinor))
    .slice(0, MAX_SHOWN);
}
