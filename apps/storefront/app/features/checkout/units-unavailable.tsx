import { ButtonLink } from '@paddock/ui/button-link';
import { Note } from '@paddock/ui/note';
import { useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { CartLine } from '../cart/cart-line.tsx';
import { useCart } from '../cart/cart-store.ts';
import type { CartItemView, CartView } from '../cart/cart-view.ts';

/** Another shopper was faster: the unavailable units, alternatives, and the way back. Nothing is held. */
export function UnitsUnavailable({ cart }: { cart: CartView }) {
  const t = useT();
  const path = usePath();
  const { add, remove, adopt } = useCart();
  const { revalidate } = useRevalidator();
  const gone = cart.items.filter((item) => item.unavailable);

  useEffect(() => adopt(cart), [cart, adopt]);

  async function takeOut(item: CartItemView) {
    if (await remove(item.uuid)) await revalidate();
  }

  async function exchange(item: CartItemView, uuid: string) {
    if (!(await add(uuid))) return;
    await remove(item.uuid);
    await revalidate();
  }

  return (
    <div className="ui-column co-gone">
      <h1 className="ui-h2">{t('checkout.title')}</h1>
      <Note tone="warn" title={t('bag.goneTitle', { count: gone.length })} isLive>
        <p>{t('bag.goneHint')}</p>
        <p>{t('checkout.delivery.notCharged')}</p>
      </Note>
      <ul>
        {cart.items.map((item) => (
          <CartLine
            key={item.uuid}
            group={{ key: item.uuid, first: item, items: [item] }}
            onRemove={({ first }) => takeOut(first)}
            onExchange={exchange}
          />
        ))}
      </ul>
      <ButtonLink as={Link} to={path('bag')} iconStart="arrow-start" variant="ghost">
        {t('bag.view')}
      </ButtonLink>
    </div>
  );
}
