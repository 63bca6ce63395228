import { IconButton } from '@paddock/ui/icon-button';
import { Link } from 'react-router';
import { CartItems } from '../../features/cart/cart-items.tsx';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { AccountLinks } from './account-links.tsx';
import '../css/bag-panel.css';

await requireMessages('bag');

/** The items of the bag, and the links of the account. */
export default function BagPanel({ onClose }: { onClose: () => void }) {
  const t = useT();
  const path = usePath();
  return (
    <>
      <div className="shell-bag__head">
        <h2 className="ui-h4">{t('shell.bag.title')}</h2>
        <Link className="ui-link" to={path('bag')}>
          {t('bag.view')}
        </Link>
        <IconButton icon="close" label={t('shell.close')} onClick={onClose} />
      </div>
      <CartItems />
      <AccountLinks />
    </>
  );
}
