import { ButtonLink } from '@paddock/ui/button-link';
import { EmptyState } from '@paddock/ui/empty-state';
import { Note } from '@paddock/ui/note';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Head } from '../../frame/head.tsx';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/use-path.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/cart.page.ts';
import { loadCart } from './cart.server.ts';
import { CartLine } from './cart-line.tsx';
import { useCart } from './cart-store.ts';
import { CartBar, CartSummary } from './cart-summary.tsx';
import type { CartItemView } from './cart-view.ts';
import './cart.css';

await requireMessages('shop');

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return { cart: await loadCart(visit), failed: visit.url.searchParams.has('failed') };
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
            {cart.items.map((item) => (
              <CartLine key={item.uuid} item={item} onRemove={takeOut} onExchange={exchange} />
            ))}
          </ul>
          <CartSummary cart={cart} />
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
    </div>
  );
}

/** The cart of the page's loader, from then on the one of the store. */
function useShownCart(brought: Route.ComponentProps['loaderData']['cart']) {
  const t = useT();
  const { cart, add, remove, adopt } = useCart();
  const [adopted, setAdopted] = useState<typeof brought | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (brought.init) adopt(brought);
    setAdopted(brought);
  }, [brought, adopt]);

  // The pressed button goes with its line: the keyboard goes on from the top of the list.
  async function takeOut(item: CartItemView) {
    if (!(await remove(item.uuid))) return;
    setAnnouncement(t('bag.removed', { name: item.name }));
    heading.current?.focus();
  }

  async function exchange(item: CartItemView, uuid: string) {
    if (!(await add(uuid))) return;
    await remove(item.uuid);
    heading.current?.focus();
  }

  return { cart: adopted === brought ? cart : brought, announcement, heading, takeOut, exchange };
}
