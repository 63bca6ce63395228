import type { SiteToday } from '@paddock/server/features/inbox/today.contract.ts';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { SiteTag } from '../../kit/parts/codes.tsx';
import { Money } from '../../kit/parts/money.tsx';
import { numberText, percentText } from '../../kit/parts/time.tsx';
import { useMe } from '../../kit/session/use-me.ts';
import { HourBars } from './hour-bars.tsx';

const MAX_SITES = 12;

/** Orders and sales of each site since midnight there, with the change against the week before. */
export default function SalesBySite({ sites }: { sites: readonly SiteToday[] }) {
  const t = useT();
  const { sites: known } = useMe();
  const nameOf = (slug: string) => known.find((site) => site.slug === slug)?.name ?? slug.toUpperCase();
  const shown = sites.slice(0, MAX_SITES);
  return (
    <section className="sales">
      <h2 className="sales__heading">
        {t('today.salesBySite')} <span className="small muted">{t('today.sinceMidnight')}</span>
      </h2>
      <table className="table sales__table">
        <thead>
          <tr>
            <th>{t('today.site')}</th>
            <th>
              <span className="visually-hidden">{t('today.byHour')}</span>
            </th>
            <th className="number">{t('today.orders')}</th>
            <th className="number">{t('today.sales')}</th>
            <th className="number">{t('today.change')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((site) => (
            <tr key={site.site}>
              <td>
                <Link className="row row--6" to={`/orders?sites=${site.site}`}>
                  <SiteTag site={site.site} />
                  <span className="truncate font-medium">{nameOf(site.site)}</span>
                </Link>
              </td>
              <td>
                <HourBars counts={site.by_hour} />
              </td>
              <td className="number">{numberText(site.orders)}</td>
              <td className="number">
                <Money minor={site.sales_minor} currency={site.currency} />
              </td>
              <td className="number">
                <Change now={site.orders} before={site.orders_before} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {sites.length > MAX_SITES ? (
        <p className="small muted">{t('today.moreSites', { count: sites.length - MAX_SITES })}</p>
      ) : null}
    </section>
  );
}

function Change({ now, before }: { now: number; before: number }) {
  const t = useT();
  if (before === 0) return <span className="muted">{t('today.new')}</span>;
  const share = (now - before) / before;
  const sign = share < 0 ? '−' : '+';
  return (
    <bdi dir="ltr" className={share < 0 ? 'text-alert' : 'text-ok'}>
      {`${sign}${percentText(Math.abs(share))}`}
    </bdi>
  );
}
