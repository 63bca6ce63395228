import type { BankLine } from '@paddock/server/features/statements/statements.contract.ts';
import { useEffect, useRef } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { Icon } from '../../kit/parts/icon.tsx';
import type { IconName } from '../../kit/parts/icon-paths.ts';
import { PHONE, useMedia } from '../../kit/screen/use-media.ts';
import type { LineGroup } from './group-lines.ts';
import { LineCard } from './line-card.tsx';
import { LineCells, type LineRowProps } from './line-cells.tsx';

interface LineTableProps extends Pick<LineRowProps, 'onTick' | 'onFind' | 'onDismiss'> {
  readonly groups: readonly LineGroup[];
  readonly ticks: ReadonlyMap<number, string>;
  readonly cursor: number;
  readonly onCursor: (line: BankLine) => void;
}

const LOOKS: Record<LineGroup['id'], readonly [string, IconName]> = {
  maybe: ['warn', 'clock'],
  unknown: ['alert', 'question'],
  exact: ['ok', 'check'],
  booked: ['draft', 'check'],
  left: ['draft', 'close'],
};

export function GroupLabel({ id }: { id: LineGroup['id'] }) {
  const t = useT();
  const [tone, icon] = LOOKS[id];
  return (
    <span className={`status status--${tone}`}>
      <Icon name={icon} />
      {t(`statements.group.${id}`)}
    </span>
  );
}

/** Left what the bank says, right the order that waits, between them why they belong together. */
export function LineTable({ groups, ticks, cursor, onCursor, onTick, onFind, onDismiss }: LineTableProps) {
  const t = useT();
  const isPhone = useMedia(PHONE);
  const scroll = useRef<HTMLElement>(null);
  useEffect(() => {
    scroll.current?.querySelector(`[data-line="${cursor}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [cursor]);
  const rowOf = (line: BankLine) => ({ line, order: ticks.get(line.id), onTick, onFind, onDismiss });
  if (isPhone)
    return (
      <section ref={scroll} className="bank__rows" aria-label={t('statements.linesLabel')}>
        {groups.map(({ id, lines }) => (
          <section key={id} aria-label={t(`statements.group.${id}`)}>
            <h2 className="bank__group">
              <GroupLabel id={id} />
            </h2>
            {lines.map((line) => (
              <LineCard key={line.id} {...rowOf(line)} />
            ))}
          </section>
        ))}
      </section>
    );
  return (
    <section
      ref={scroll}
      className="bank__rows"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
      tabIndex={0}
      aria-label={t('statements.linesLabel')}
    >
      <table className="table statement-lines">
        <LineHead />
        {groups.map(({ id, lines }) => (
          <tbody key={id}>
            <tr className="group">
              <td colSpan={10}>
                <span className="row">
                  <GroupLabel id={id} />
                  <span className="muted bank__hint">{t(`statements.group.${id}.text`)}</span>
                </span>
              </td>
            </tr>
            {lines.map((line) => (
              <tr
                key={line.id}
                data-line={line.id}
                className={line.id === cursor ? 'is-cursor' : undefined}
                aria-current={line.id === cursor ? 'true' : undefined}
                onClick={() => onCursor(line)}
              >
                <LineCells {...rowOf(line)} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function LineHead() {
  const t = useT();
  return (
    <thead>
      <tr>
        <th>
          <span className="visually-hidden">{t('statements.ticked')}</span>
        </th>
        <th>{t('statements.day')}</th>
        <th className="number">{t('statements.amount')}</th>
        <th>{t('statements.bankText')}</th>
        <th>{t('statements.why')}</th>
        <th>{t('statements.order')}</th>
        <th className="statement-lines__wide">{t('statements.customer')}</th>
        <th className="number statement-lines__due">{t('statements.due')}</th>
        <th className="statement-lines__wide">{t('statements.until')}</th>
        <th className="number">{t('statements.after')}</th>
      </tr>
    </thead>
  );
}
