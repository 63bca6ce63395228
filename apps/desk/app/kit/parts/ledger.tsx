import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { Reference } from './codes.tsx';
import { Money } from './money.tsx';

export interface LedgerRow {
  readonly key: string;
  readonly when: ReactNode;
  readonly what: string;
  readonly reference: string | null;
  /** What came in is positive, what went out negative. */
  readonly amount: number;
  readonly currency: string;
}

interface LedgerSum {
  readonly key: string;
  readonly name: string;
  readonly minor: number;
  readonly isDue?: boolean;
}

interface LedgerProps {
  readonly rows: readonly LedgerRow[];
  /** As the api answers them, in `currency`. */
  readonly sums: readonly LedgerSum[];
  readonly currency: string;
}

/** What came in and went out, each in its own currency, and what that makes. */
export function Ledger({ rows, sums, currency }: LedgerProps) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, so the keyboard must reach it
    <section className="scroll-x" tabIndex={0} aria-label={t('kit.ledger.label')}>
      <table className="table table--plain ledger">
        <thead>
          <tr>
            <th>{t('kit.ledger.when')}</th>
            <th>{t('kit.ledger.what')}</th>
            <th>{t('kit.ledger.reference')}</th>
            <th className="number">{t('kit.ledger.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <td className="muted">{row.when}</td>
              <td>{row.what}</td>
              <td>
                {row.reference ? <Reference value={row.reference} /> : <span className="muted">–</span>}
              </td>
              <td className={row.amount > 0 ? 'number text-ok' : 'number text-alert'}>
                <Money minor={row.amount} currency={row.currency} isSigned />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ key, name, minor, isDue }) => (
            <tr key={key}>
              <td colSpan={3}>{name}</td>
              <td className={isDue ? 'number text-warn' : 'number'}>
                <Money minor={minor} currency={currency} />
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  );
}
