import { Note } from '@paddock/ui/note';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import type { MonthlyView } from './load-monthly.server.ts';

/** Everything that belongs to a price by the month, and the example that the law asks for. */
export function MonthlyResult({ view: { quote, deposit, partner, note } }: { view: MonthlyView }) {
  const t = useT();
  const rows: [string, ReactNode][] = [
    [t('monthly.price'), quote.price],
    [t('monthly.deposit'), quote.deposit],
    [t('monthly.financed'), quote.financed],
    [t('monthly.instalments'), t('monthly.count', { count: quote.months })],
    ...(quote.last ? [[t('monthly.last'), quote.last] as [string, ReactNode]] : []),
    [t('monthly.rate'), quote.rate],
    [t('monthly.apr'), quote.apr],
    [t('monthly.cost'), quote.cost],
    [t('monthly.total'), quote.total],
  ];
  return (
    <section className="monthly__result" aria-labelledby="monthly-result">
      <h2 id="monthly-result" className="ui-h4">
        {t('monthly.result')}
      </h2>
      <p className="ui-display ui-number">
        <bdi>{quote.monthly}</bdi>
      </p>
      {deposit.isChanged && (
        <Note
          tone="info"
          title={t('monthly.depositLimits', { min: deposit.minText, max: deposit.maxText })}
        />
      )}
      <dl className="monthly__facts">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="ui-number">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <h3 className="ui-name">{t('monthly.exampleTitle')}</h3>
      <p className="ui-small">
        {t('monthly.example', {
          ...quote,
          last: quote.last ?? '',
          count: quote.months,
          // The sentence ends after the name, which may end with a full stop of its own.
          partner: partner.replace(/\.$/, ''),
        })}
      </p>
      {note && <p className="ui-small ui-muted">{note}</p>}
    </section>
  );
}
