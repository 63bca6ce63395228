import { Button } from '@paddock/ui/button';
import { ButtonLink } from '@paddock/ui/button-link';
import { IconButton } from '@paddock/ui/icon-button';
import { Picture } from '@paddock/ui/picture';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { useTaxWord } from '../../page/shell-data.ts';
import { useCart } from './cart-store.ts';
import type { CartItemView } from './cart-view.ts';

const SHOWN = 3;

/** The first few items of the cart, what they come to, and the way to pay for them. */
export function CartItems() {
  const t = useT();
  const tax = useTaxWord();
  const path = usePath();
  const { cart, remove } = useCart();
  const { items } = cart;
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLDivElement>(null);

  // The pressed button goes with its line, so the keyboard is put down beside it.
  async function takeOut(item: CartItemView) {
    if (!(await remove(item.uuid))) return;
    setAnnouncement(t('bag.removed', { name: item.name }));
    list.current?.focus();
  }

  return (
    <div ref={list} tabIndex={-1} className="shell-bag__list" aria-busy={cart.loading || undefined}>
      <p className="ui-hidden" role="status">
        {announcement}
      </p>
      {cart.init && items.length === 0 && <p className="shell-bag__empty">{t('bag.empty')}</p>}
      {items.length > 0 && (
        <>
          <ul className="shell-bag__items">
            {items.slice(0, SHOWN).map((item) => (
              <Line key={item.uuid} item={item} onRemove={() => takeOut(item)} />
            ))}
          </ul>
          {items.length > SHOWN && (
            <p className="shell-bag__more">
              {t('shell.bag.more', { count: items.length - SHOWN })}
              <Link className="ui-link" to={path('bag')}>
                {t('shell.bag.seeAll', { count: items.length })}
              </Link>
            </p>
          )}
          <p className="shell-bag__total">
            {t(cart.taxes_included ? 'shell.bag.total' : 'bag.subtotal', { tax })}
            <b>
              <bdi>{cart.taxes_included ? cart.total_formatted : cart.subtotal_formatted}</bdi>
            </b>
          </p>
          <Checkout to={path('checkout')} isBlocked={items.some((item) => item.unavailable)} />
        </>
      )}
    </div>
  );
}

function Line({ item, onRemove }: { item: CartItemView; onRemove: () => void }) {
  const t = useT();
  const path = usePath();
  const { isBusy } = useCart();
  const { picture } = item.attributes;
  return (
    <li className={item.unavailable ? 'is-gone' : undefined} aria-busy={isBusy(item.uuid) || undefined}>
      <span className="shell-bag__picture">
        {picture && <Picture source={picture} sizes="96px" fit="cover" alt="" />}
      </span>
      <span className="shell-bag__text">
        <Link to={path(`products/${item.product_slug}`)}>
          <b>{item.name}</b>
        </Link>
        {item.variant && <span>{item.variant}</span>}
        {item.unavailable ? (
          <span className="shell-bag__gone">{t('bag.unavailable')}</span>
        ) : (
          <b>
            <bdi>{item.final_price_formatted}</bdi>
          </b>
        )}
      </span>
      <IconButton icon="close" label={t('shell.bag.remove', { name: item.name })} onClick={onRemove} />
    </li>
  );
}

/** Disabled while the cart contains an unavailable unit (H-29). */
function Checkout({ to, isBlocked }: { to: string; isBlocked: boolean }) {
  const t = useT();
  if (!isBlocked) {
    return (
      <ButtonLink as={Link} to={to} block>
        {t('shell.bag.checkout')}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button block disabled>
        {t('shell.bag.checkout')}
      </Button>
      <p className="shell-bag__blocked">{t('bag.goneHint')}</p>
    </>
  );
}
