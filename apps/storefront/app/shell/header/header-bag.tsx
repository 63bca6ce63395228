import { Dropdown } from '@paddock/ui/dropdown';
import { IconButton } from '@paddock/ui/icon-button';
import { useLocation } from 'react-router';
import { useCart } from '../../features/cart/cart-store.ts';
import { useT } from '../../i18n/use-t.ts';
import { createPart } from '../../lazy/create-part.ts';
import { OpenedPart } from '../../lazy/opened-part.tsx';

const panel = createPart(() => import('./bag-panel.tsx'));

/** The button of account and bag. What it opens is loaded when a pointer or the focus comes near. */
export function HeaderBag() {
  const t = useT();
  const { key } = useLocation();
  const { cart } = useCart();
  const count = cart.items.length;
  return (
    <Dropdown
      routeKey={key}
      align="end"
      panelClassName="shell-bag"
      trigger={(props) => (
        <IconButton
          {...props}
          icon="bag"
          label={t('shell.bag.label', { count })}
          badge={count}
          onPointerEnter={panel.preload}
          onFocus={panel.preload}
        />
      )}
    >
      {({ close }) => <OpenedPart part={panel} props={{ onClose: () => close({ returnFocus: true }) }} />}
    </Dropdown>
  );
}
