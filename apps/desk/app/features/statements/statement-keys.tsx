import type { BankLine } from '@paddock/server/features/statements/statements.contract.ts';
import { useT } from '../../i18n/use-t.ts';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { Kbd } from '../../kit/parts/kbd.tsx';

interface StatementKeysProps {
  readonly line: BankLine | undefined;
  readonly isTicked: boolean;
  readonly onMove: (step: number) => void;
  readonly onTick: (id: number, order: string | null) => void;
  readonly onOpen: (kind: 'order' | 'split' | 'dismiss') => void;
  readonly onBook: () => void;
}

/** The keys of a statement, and the bar that names them. */
export function StatementKeys({ line, isTicked, onMove, onTick, onOpen, onBook }: StatementKeysProps) {
  const t = useT();
  const isOpen = line?.state === 'new' || line?.state === 'matched';
  const take = () => {
    if (line && isOpen && line.match) onTick(line.id, line.match.order.code);
    onMove(1);
  };
  const toggle = () => {
    if (line && isOpen) onTick(line.id, isTicked ? null : (line.match?.order.code ?? null));
  };
  const group = t('statements.title');
  useKeys([
    { keys: 'j', label: t('statements.keys.next'), group, run: () => onMove(1) },
    { keys: 'k', label: t('statements.keys.previous'), group, run: () => onMove(-1) },
    { keys: 'arrowdown', run: () => onMove(1) },
    { keys: 'arrowup', run: () => onMove(-1) },
    { keys: 'y', label: t('statements.keys.take'), group, run: take },
    { keys: 'space', label: t('statements.keys.tick'), group, run: toggle },
    { keys: '/', label: t('statements.keys.other'), group, run: () => isOpen && onOpen('order') },
    { keys: 's', label: t('statements.keys.split'), group, run: () => isOpen && onOpen('split') },
    { keys: 'n', label: t('statements.keys.dismiss'), group, run: () => isOpen && onOpen('dismiss') },
    { keys: 'mod+enter', label: t('statements.keys.book'), group, run: onBook },
  ]);
  const hints = [
    ['j k', t('statements.keys.move'), () => onMove(1)],
    ['y', t('statements.keys.take'), take],
    ['/', t('statements.keys.other'), () => isOpen && onOpen('order')],
    ['s', t('statements.keys.split'), () => isOpen && onOpen('split')],
    ['n', t('statements.keys.dismiss'), () => isOpen && onOpen('dismiss')],
  ] as const;
  return (
    <footer className="bank__foot">
      {hints.map(([keys, label, run]) => (
        <button key={keys} type="button" className="row row--4" tabIndex={-1} onClick={run}>
          <Kbd keys={keys} /> {label}
        </button>
      ))}
      <span className="end bank__hint">{t('statements.once')}</span>
    </footer>
  );
}
