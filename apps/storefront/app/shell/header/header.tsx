import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { BrandLogo } from '../../frame/brand-logo.tsx';
import { useT } from '../../i18n/use-t.ts';
import { isOffered } from '../../page/is-offered.ts';
import { usePage, usePath } from '../../page/page-context.ts';
import { useShell } from '../../page/shell-data.ts';
import { LocaleButton } from '../locale-button.tsx';
import { MenuLayout } from '../menu-layout.tsx';
import { HeaderBag } from './header-bag.tsx';
import { HeaderSearch } from './header-search.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ProductsFlyout } from './products-flyout.tsx';

const START = ['products', 'company', 'news'];
const END = ['search', 'stores', 'contact'];

const Entry = (entry: { to: string; end?: boolean; children: ReactNode }) => (
  <NavLink className="shell-nav__item" {...entry} />
);

/**
 * The logo comes first for keyboard and screen reader and stands in the middle for the eye: the grid places it there.
 */
export function Header() {
  const t = useT();
  const path = usePath();
  const { brand, home } = usePage();
  const shell = useShell();
  const shopOpen = shell?.enableShop ?? false;
  const head = shell?.menus?.head;

  return (
    <header className="shell-header">
      <div className="shell-header__in">
        <Link className="shell-header__logo" to={home} aria-label={t('shell.logo.home', { brand })}>
          <BrandLogo />
        </Link>
        <nav className="shell-nav" aria-label={t('shell.nav.main')}>
          <MobileMenu />
          <MenuLayout layout={head} link={Entry} part={START}>
            <ProductsFlyout key="products" />
            {isOffered('company') && <Entry to={path('company')}>{t('shell.nav.company')}</Entry>}
            {isOffered('news') && <Entry to={path('news')}>{t('shell.nav.news')}</Entry>}
          </MenuLayout>
        </nav>
        <nav className="shell-nav shell-nav--end" aria-label={t('shell.nav.shop')}>
          <MenuLayout layout={head} link={Entry} part={END}>
            {shopOpen && (
              <Entry to={path('search')} end>
                {t('shell.nav.shopOnline')}
              </Entry>
            )}
            <Entry to={path('stores')}>{t('shell.nav.stores')}</Entry>
            <Entry to={path('contact')}>{t('shell.nav.contact')}</Entry>
          </MenuLayout>
          <div className="shell-nav__tools">
            {shopOpen && <HeaderSearch />}
            {shopOpen && <HeaderBag />}
            <LocaleButton className="shell-nav__wide" />
          </div>
        </nav>
      </div>
    </header>
  );
}
