import { Drawer } from '@paddock/ui/drawer';
import { Icon } from '@paddock/ui/icon';
import { Link } from 'react-router';
import { useSession } from '../../features/session/session-store.tsx';
import { BrandLogo } from '../../frame/brand-logo.tsx';
import { useT } from '../../i18n/use-t.ts';
import { arrangeMenu } from '../../page/arrange-menu.ts';
import { isOffered } from '../../page/is-offered.ts';
import { usePath } from '../../page/page-context.ts';
import { useShell } from '../../page/shell-data.ts';
import { LocaleButton } from '../locale-button.tsx';
import { useCategoryPath, useMenuPath } from '../use-menu-path.ts';
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
  const menuPath = useMenuPath();
  const shell = useShell();
  const accessories = shell?.categories.find((category) => category.products.length > 0);
  const own = [
    ...(isOffered('company') ? [{ key: 'company', name: t('shell.nav.company') }] : []),
    ...(isOffered('news') ? [{ key: 'news', name: t('shell.nav.news') }] : []),
    { key: 'products', name: t('shell.nav.products') },
    ...(shell?.enableShop || accessories ? [{ key: 'equipment', name: t('shell.nav.accessories') }] : []),
    ...(shell?.enableShop ? [{ key: 'search', name: t('shell.nav.shopOnline') }] : []),
    { key: 'stores', name: t('shell.nav.stores') },
    { key: 'contact', name: t('shell.nav.contact') },
  ];
  const pathOf = (key: string) => {
    if (key !== 'equipment') return path(key);
    return shell?.enableShop ? path('search/equipment') : `${path('products')}#${accessories?.slug}`;
  };
  return (
    <ul className="shell-menu">
      <MenuItem to={path()}>{t('shell.nav.home')}</MenuItem>
      {arrangeMenu(own, shell?.menus?.head).map(({ key, label, to, own: entry }) =>
        key === 'products' ? (
          <Categories key={key} name={label ?? t('shell.nav.products')} />
        ) : (
          <MenuItem key={key} to={to ? menuPath(to) : pathOf(key)}>
            {label ?? entry?.name ?? ''}
          </MenuItem>
        ),
      )}
    </ul>
  );
}

function Categories({ name }: { name: string }) {
  const categoryPath = useCategoryPath();
  const shell = useShell();
  return (
    <li>
      <details className="shell-menu__group">
        <summary>
          {name}
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
