import { ButtonLink } from '@paddock/ui/button-link';
import { EmptyState } from '@paddock/ui/empty-state';
import { Note } from '@paddock/ui/note';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Head } from '../../frame/head.tsx';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { visitContext } from '../../request/visit.server.ts';
import { AccessoryCards } from '../accessories/accessory-cards.tsx';
import { loadAccessories } from '../accessories/load-accessories.server.ts';
import type { Route } from './+types/cart.page.ts';
import { loadCart, toMonthlyOffer } from './cart.server.ts';
import { CartLine, groupItems, type ItemGroup } from './cart-line.tsx';
import { useCart } from './cart-store.ts';
import { CartBar, CartSummary } from './cart-summary.tsx';
import type { CartItemView } from './cart-view.ts';
import { useQuantity } from './use-quantity.ts';
import './cart.css';
import '../accessories/accessories.css';

await requireMessages('bag', 'shop', 'accessories');

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const cart = await loadCart(visit);
  const fitting = await loadAccessories(
    visit,
    cart.items.map((item) => item.product_slug),
  );
  const monthly = toMonthlyOffer(visit, cart);
  return { cart, fitting, monthly, failed: visit.url.searchParams.has('failed') };
}

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const path = usePath();
  const { cart, announcement, heading, takeOut, exchange } = useShownCart(loaderData.cart);
  const gone = cart.items.filter((item) => item.unavailable);
  return (
    <div className="ui-column bag">
      <Head title={t('bag.title')} noindex />
      <h1 className="ui-h2" ref={heading} tabIndex={-1}>
        {t('bag.title')}
      </h1>
      <p className="ui-hidden" role="status">
        {announcement}
      </p>
      {loaderData.failed && <Note tone="alert" title={t('bag.failed')} />}
      {gone.length > 0 && (
        <Note tone="warn" title={t('bag.goneTitle', { count: gone.length })}>
          {t('bag.goneHint')}
        </Note>
      )}
      {cart.items.length > 0 ? (
        <div className="bag__columns">
          <ul className="bag__lines">
            {groupItems(cart.items).map((group) => (
              <CartLine key={group.key} group={group} onRemove={takeOut} onExchange={exchange} />
            ))}
          </ul>
          <CartSummary cart={cart} monthly={loaderData.monthly} />
          <CartBar cart={cart} />
        </div>
      ) : (
        cart.init && (
          <EmptyState
            icon="bag"
            title={t('bag.empty')}
            actions={
              <ButtonLink as={Link} to={path('search')}>
                {t('bag.continue')}
              </ButtonLink>
            }
          >
            {t('bag.emptyHint')}
          </EmptyState>
        )
      )}
      {cart.items.length > 0 && (
        <AccessoryCards cards={loaderData.fitting} title={t('accessories.thatFit')} />
      )}
    </div>
  );
}

/** The cart of the page's loader, from then on the one of the store. */
function useShownCart(brought: Route.ComponentProps['loaderData']['cart']) {
  const t = useT();
  const { cart, add, remove, adopt } = useCart();
  const { setQuantity } = useQuantity();
  const [adopted, setAdopted] = useState<typeof brought | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (brought.init) adopt(brought);
    setAdopted(brought);
  }, [brought, adopt]);

  // The pressed button goes with its line: the keyboard goes on from the top of the list.
  async function takeOut({ first, items }: ItemGroup<CartItemView>) {
    const isOut = items.length > 1 ? await setQuantity(first.variant_id, 0) : await remove(first.uuid);
    if (!isOut) return;
    setAnnouncement(t('bag.removed', { name: first.name }));
    heading.current?.focus();
  }

  async function exchange(item: CartItemView, uuid: string) {
    if (!(await add(uuid))) return;
    await remove(item.uuid);
    heading.current?.focus();
  }

  return { cart: adopted === brought ? cart : brought, announcement, heading, takeOut, exchange };
}
