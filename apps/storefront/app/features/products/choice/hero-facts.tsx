import { useT } from '../../../i18n/use-t.ts';
import type { ChoiceOffer } from './choice.rules.ts';

/** What the choice costs and when it is ready. Sold out: what it costs by the list. */
export function HeroFacts({ offer: { price, count, days } }: { offer: ChoiceOffer }) {
  const t = useT();
  const isSoldOut = count === 0;
  const when = isSoldOut
    ? { label: t('products.unitsShort'), text: t('products.soldOut') }
    : days !== null && { label: t('products.soonest'), text: t('inventory.etd', { count: days }) };
  return (
    <dl className="phero__facts">
      {price && (
        <div>
          <dt>{t(isSoldOut ? 'products.listPrice' : 'products.fromLabel')}</dt>
          <dd className="ui-price ui-price--large">
            <bdi>{price}</bdi>
          </dd>
        </div>
      )}
      {when && (
        <div>
          <dt>{when.label}</dt>
          <dd className="ui-price ui-price--large">{when.text}</dd>
        </div>
      )}
    </dl>
  );
}
