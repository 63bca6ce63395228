import { Button } from '@paddock/ui/button';
import { ButtonLink } from '@paddock/ui/button-link';
import { SumList } from '@paddock/ui/sum-list';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import type { Bag } from '../../session/session.ts';
import { usePath } from '../../shell/use-path.ts';

/** Every amount, and the way to the till; closed while something cannot be had any more (H-29). */
export function BagSummary({ bag }: { bag: Bag }) {
  const t = useT();
  const gone = bag.items.filter((item) => item.unavailable);
  const lines = [
    { key: 'subtotal', label: t('bag.subtotal'), amount: <bdi>{bag.subtotal_formatted}</bdi> },
    ...gone.map((item) => ({
      key: item.uuid,
      label: t('bag.notCounted', { name: item.name }),
      amount: (
        <s className="ui-price__old">
          <bdi>{item.final_price_formatted}</bdi>
        </s>
      ),
    })),
    ...(bag.taxes_included ? [] : [{ key: 'taxes', label: t('bag.taxes'), amount: <AddedTax bag={bag} /> }]),
    { key: 'delivery', label: t('bag.delivery'), amount: t('bag.deliveryNext') },
  ];
  return (
    <aside className="bag-sum" aria-labelledby="bag-summary">
      <h2 id="bag-summary" className="ui-h4">
        {t('bag.summary')}
      </h2>
      <SumList lines={lines} total={{ label: t('bag.total'), amount: <bdi>{bag.total_formatted}</bdi> }} />
      {bag.taxes_included && bag.tax_rate !== null && (
        <p className="bag-sum__small">{t('bag.vatIncluded', { amount: bag.taxes_formatted })}</p>
      )}
      <ToCheckout bag={bag} />
      <p id="bag-blocked" className="bag-sum__small">
        {t(gone.length > 0 ? 'bag.goneHint' : 'bag.notHeld')}
      </p>
    </aside>
  );
}

function AddedTax({ bag }: { bag: Bag }) {
  const t = useT();
  return bag.tax_rate === null ? t('bag.taxesLater') : <bdi>{bag.taxes_formatted}</bdi>;
}

/** On phones the sums are far below: what it comes to, and the way to the till, stay in reach of the thumb. */
export function BagBar({ bag }: { bag: Bag }) {
  const t = useT();
  return (
    <div className="bag-bar">
      <p>
        {t('bag.total')}
        <b>
          <bdi>{bag.total_formatted}</bdi>
        </b>
      </p>
      <ToCheckout bag={bag} />
    </div>
  );
}

function ToCheckout({ bag }: { bag: Bag }) {
  const t = useT();
  const path = usePath();
  if (bag.items.some((item) => item.unavailable)) {
    return (
      <Button block disabled aria-describedby="bag-blocked">
        {t('bag.checkout')}
      </Button>
    );
  }
  return (
    <ButtonLink as={Link} to={path(`checkout/${bag.uuid}`)} block iconEnd="arrow-end">
      {t('bag.checkout')}
    </ButtonLink>
  );
}
