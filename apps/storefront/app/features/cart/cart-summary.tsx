import { Button } from '@paddock/ui/button';
import { ButtonLink } from '@paddock/ui/button-link';
import { SumList } from '@paddock/ui/sum-list';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { useTaxWord } from '../../page/shell-data.ts';
import { MonthlyLine } from '../monthly/monthly-line.tsx';
import type { CartView, MonthlyOffer } from './cart-view.ts';

/** All amounts and the link to the checkout, disabled while a unit is unavailable (H-29). */
export function CartSummary({ cart, monthly }: { cart: CartView; monthly: MonthlyOffer | null }) {
  const t = useT();
  const tax = useTaxWord();
  const gone = cart.items.filter((item) => item.unavailable);
  const lines = [
    { key: 'subtotal', label: t('bag.subtotal'), amount: <bdi>{cart.subtotal_formatted}</bdi> },
    ...gone.map((item) => ({
      key: item.uuid,
      label: t('bag.notCounted', { name: item.name }),
      amount: (
        <s className="ui-price__old">
          <bdi>{item.final_price_formatted}</bdi>
        </s>
      ),
    })),
    ...(cart.taxes_included
      ? []
      : [{ key: 'taxes', label: t('bag.taxes'), amount: <AddedTax cart={cart} /> }]),
    { key: 'delivery', label: t('bag.delivery'), amount: t('bag.deliveryNext') },
  ];
  return (
    <aside className="bag-sum" aria-labelledby="bag-summary">
      <h2 id="bag-summary" className="ui-h4">
        {t('bag.summary')}
      </h2>
      <SumList lines={lines} total={{ label: t('bag.total'), amount: <bdi>{cart.total_formatted}</bdi> }} />
      {cart.taxes_included && cart.tax_rate !== null && (
        <p className="bag-sum__small">{t('bag.vatIncluded', { amount: cart.taxes_formatted, tax })}</p>
      )}
      {monthly && cart.items.length === 1 && cart.items[0]?.uuid === monthly.uuid && (
        <MonthlyLine {...monthly} />
      )}
      <ToCheckout cart={cart} />
      <p id="bag-blocked" className="bag-sum__small">
        {t(gone.length > 0 ? 'bag.goneHint' : 'bag.notHeld')}
      </p>
    </aside>
  );
}

function AddedTax({ cart }: { cart: CartView }) {
  const t = useT();
  return cart.tax_rate === null ? t('bag.taxesLater') : <bdi>{cart.taxes_formatted}</bdi>;
}

/** On phones the summary is far below: total and checkout link stay visible at the bottom. */
export function CartBar({ cart }: { cart: CartView }) {
  const t = useT();
  return (
    <div className="bag-bar">
      <p>
        {t('bag.total')}
        <b>
          <bdi>{cart.total_formatted}</bdi>
        </b>
      </p>
      <ToCheckout cart={cart} />
    </div>
  );
}

function ToCheckout({ cart }: { cart: CartView }) {
  const t = useT();
  const path = usePath();
  if (cart.items.some((item) => item.unavailable)) {
    return (
      <Button block disabled aria-describedby="bag-blocked">
        {t('bag.checkout')}
      </Button>
    );
  }
  return (
    <ButtonLink as={Link} to={path('checkout')} block iconEnd="arrow-end">
      {t('bag.checkout')}
    </ButtonLink>
  );
}
