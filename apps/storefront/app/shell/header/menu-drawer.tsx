import { Drawer } from '@paddock/ui/drawer';
import { Icon } from '@paddock/ui/icon';
import { Link } from 'react-router';
import { useSession } from '../../features/session/session-store.tsx';
import { BrandLogo } from '../../frame/brand-logo.tsx';
import { useT } from '../../i18n/use-t.ts';
import { isOffered } from '../../page/is-offered.ts';
import { useShell } from '../../page/shell-data.ts';
import { usePath } from '../../page/use-path.ts';
import { LocaleButton } from '../locale-button.tsx';
import { useCategoryPath } from './use-category-path.ts';
import '../css/drawer.css';

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export default function MenuDrawer({ isOpen, onOpenChange }: Props) {
  const t = useT();
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      label={t('shell.menu.title')}
      closeLabel={t('shell.menu.close')}
      head={<BrandLogo layout="side" />}
      footer={<DrawerFoot />}
    >
      <nav aria-label={t('shell.nav.main')}>
        <MenuList />
      </nav>
    </Drawer>
  );
}

function MenuList() {
  const t = useT();
  const path = usePath();
  const categoryPath = useCategoryPath();
  const shell = useShell();
  const accessories = shell?.categories.find((category) => category.products.length > 0);
  return (
    <ul className="shell-menu">
      <MenuItem to={path()}>{t('shell.nav.home')}</MenuItem>
      {isOffered('company') && <MenuItem to={path('company')}>{t('shell.nav.company')}</MenuItem>}
      {isOffered('news') && <MenuItem to={path('news')}>{t('shell.nav.news')}</MenuItem>}
      <li>
        <details className="shell-menu__group">
          <summary>
            {t('shell.nav.products')}
            <Icon name="chevron-down" />
          </summary>
          <ul>
            {shell?.products.map((category) => (
              <li key={category.slug}>
                <Link to={categoryPath(category.slug)}>{category.name}</Link>
              </li>
            ))}
          </ul>
        </details>
      </li>
      {shell?.enableShop && <MenuItem to={path('search/equipment')}>{t('shell.nav.accessories')}</MenuItem>}
      {!shell?.enableShop && accessories && (
        <MenuItem to={`${path('products')}#${accessories.slug}`}>{t('shell.nav.accessories')}</MenuItem>
      )}
      {shell?.enableShop && <MenuItem to={path('search')}>{t('shell.nav.shopOnline')}</MenuItem>}
      <MenuItem to={path('stores')}>{t('shell.nav.stores')}</MenuItem>
      <MenuItem to={path('contact')}>{t('shell.nav.contact')}</MenuItem>
    </ul>
  );
}

function MenuItem({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link to={to}>{children}</Link>
    </li>
  );
}

function DrawerFoot() {
  const t = useT();
  const path = usePath();
  const { user } = useSession();
  const shopOpen = useShell()?.enableShop;
  return (
    <div className="shell-menu__foot">
      {shopOpen && (
        <Link to={path(user ? 'my-account' : 'login')}>
          <Icon name="person" />
          {user ? t('shell.account.account') : t('shell.nav.signIn')}
        </Link>
      )}
      <LocaleButton showName />
    </div>
  );
}
