import type { SiteToday, Today } from '@paddock/server/features/inbox/today.contract.ts';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { moneyText } from '../../kit/parts/money.tsx';
import { numberText, percentText } from '../../kit/parts/time.tsx';
import { HourBars } from './hour-bars.tsx';

interface FiguresProps {
  readonly today: Today;
  readonly counts: readonly { readonly count: number; readonly count_is: string }[];
}

const sum = (sites: readonly SiteToday[], amount: (site: SiteToday) => number) =>
  sites.reduce((total, site) => total + amount(site), 0);

/** Sales by currency, the largest number of orders first: sums of different currencies are never added. */
function salesOf(sites: readonly SiteToday[]): [string, number][] {
  const byCurrency = new Map<string, { minor: number; orders: number }>();
  for (const { currency, sales_minor: minor, orders } of sites) {
    const known = byCurrency.get(currency) ?? { minor: 0, orders: 0 };
    byCurrency.set(currency, { minor: known.minor + minor, orders: known.orders + orders });
  }
  return [...byCurrency]
    .filter(([, { orders }]) => orders > 0)
    .sort(([, one], [, other]) => other.orders - one.orders)
    .map(([currency, { minor }]) => [currency, minor]);
}

/** The day in four figures: orders, sales, what is paid, what waits. */
export default function DayFigures({ today: { sites }, counts }: FiguresProps) {
  const t = useT();
  const orders = sum(sites, (site) => site.orders);
  const difference = orders - sum(sites, (site) => site.orders_before);
  const paid = sum(sites, (site) => site.paid);
  const hours = Array.from({ length: 24 }, (_, hour) => sum(sites, ({ by_hour }) => by_hour[hour] ?? 0));
  const [main, ...others] = salesOf(sites);
  const waiting = counts.reduce((total, { count }) => total + count, 0);
  const isMore = counts.some(({ count_is: is }) => is === 'at_least');
  return (
    <dl className="figures">
      <Figure
        name={t('today.ordersToday')}
        value={numberText(orders)}
        note={
          <>
            <b className={difference < 0 ? 'text-alert' : 'text-ok'}>
              <bdi dir="ltr">{`${difference < 0 ? '−' : '+'}${numberText(Math.abs(difference))}`}</bdi>
            </b>{' '}
            {t('today.onLastWeek')}
          </>
        }
        chart={<HourBars counts={hours} />}
      />
      <Figure
        name={t('today.salesToday')}
        value={main ? moneyText(main[1], main[0]) : '–'}
        note={
          others.length > 0 ? (
            <bdi dir="ltr">{others.map(([currency, minor]) => moneyText(minor, currency)).join(' · ')}</bdi>
          ) : (
            t('today.sinceMidnight')
          )
        }
      />
      <Figure
        name={t('today.paidToday')}
        value={orders > 0 ? percentText(paid / orders) : '–'}
        note={t('today.paidOf', { paid: numberText(paid), orders: numberText(orders) })}
      />
      <Figure
        name={t('today.waiting')}
        value={`${numberText(waiting)}${isMore ? '+' : ''}`}
        note={t('today.waitingNote')}
      />
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly note: ReactNode;
  readonly chart?: ReactNode;
}

function Figure({ name, value, note, chart }: FigureProps) {
  return (
    <div className="figure">
      <dt className="small muted">{name}</dt>
      <dd className="figure__value">
        <bdi dir="ltr">{value}</bdi>
      </dd>
      {chart ? <dd className="figure__chart">{chart}</dd> : null}
      <dd className="small muted truncate">{note}</dd>
    </div>
  );
}
