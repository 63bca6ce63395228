import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { Reference } from './codes.tsx';
import { Money } from './money.tsx';

export interface LedgerRow {
  readonly key: string;
  readonly when: ReactNode;
  readonly what: string;
  readonly reference: string | null;
  readonly by: string | null;
  /** What came in is positive, what went out negative; what is owed has `due`. */
  readonly amount: number;
  readonly isDue?: boolean;
}

/** What is owed and what came in, with the balance after each line. */
export function Ledger({ rows, currency }: { rows: readonly LedgerRow[]; currency: string }) {
  const t = useT();
  let balance = 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, so the keyboard must reach it
    <section className="scroll-x" tabIndex={0} aria-label={t('kit.ledger.label')}>
      <table className="tbl tbl--plain led">
        <thead>
          <tr>
            <th>{t('kit.ledger.when')}</th>
            <th>{t('kit.ledger.what')}</th>
            <th>{t('kit.ledger.reference')}</th>
            <th>{t('kit.ledger.by')}</th>
            <th className="n">{t('kit.ledger.amount')}</th>
            <th className="n">{t('kit.ledger.due')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            balance += row.isDue ? row.amount : -row.amount;
            const tone = row.isDue ? '' : row.amount > 0 ? ' c-ok' : ' c-alert';
            return (
              <tr key={row.key}>
                <td className="mu">{row.when}</td>
                <td>{row.what}</td>
                <td>{row.reference ? <Reference value={row.reference} /> : <span className="mu">–</span>}</td>
                <td>{row.by ?? <span className="mu">–</span>}</td>
                <td className={`n${tone}`}>
                  <Money minor={row.amount} currency={currency} isSigned={!row.isDue} />
                </td>
                <td className={balance > 0 ? 'n c-warn' : 'n'}>
                  <Money minor={balance} currency={currency} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
