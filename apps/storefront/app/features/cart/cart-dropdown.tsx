import { Dropdown } from '@paddock/ui/dropdown';
import { IconButton } from '@paddock/ui/icon-button';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/use-path.ts';
import { CartItems } from './cart-items.tsx';
import { useCart } from './cart-store.ts';

/** The header's cart; `children` follow its items. */
export function CartDropdown({ children }: { children: ReactNode }) {
  const t = useT();
  const path = usePath();
  const { key } = useLocation();
  const { cart } = useCart();
  const count = cart.items.length;
  return (
    <Dropdown
      routeKey={key}
      align="end"
      panelClassName="shell-bag"
      trigger={(props) => (
        <IconButton {...props} icon="bag" label={t('shell.bag.label', { count })} badge={count} />
      )}
    >
      {({ close }) => (
        <>
          <div className="shell-bag__head">
            <h2 className="ui-h4">{t('shell.bag.title')}</h2>
            <Link className="ui-link" to={path('bag')}>
              {t('bag.view')}
            </Link>
            <IconButton icon="close" label={t('shell.close')} onClick={() => close({ returnFocus: true })} />
          </div>
          <CartItems />
          {children}
        </>
      )}
    </Dropdown>
  );
}
