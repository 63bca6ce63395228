import { Icon } from '@paddock/ui/icon';
import { Link, Outlet } from 'react-router';
import { BrandLogo } from '../frame/brand-logo.tsx';
import { useT } from '../i18n/use-t.ts';
import { isOffered } from '../page/is-offered.ts';
import { usePage, usePath } from '../page/page-context.ts';
import { useFooterSettings } from './footer/use-footer-settings.ts';
import './css/blank.css';

/** Nothing but the page, whose it is and the way back: for steps where nothing should lead astray. */
export default function BlankLayout() {
  return (
    <div className="ui-page shell-blank">
      <BlankHeader />
      <main id="content" tabIndex={-1} className="shell-blank__main">
        <Outlet />
      </main>
      <BlankFooter />
    </div>
  );
}

function BlankHeader() {
  const t = useT();
  const path = usePath();
  const { brand, home } = usePage();
  const { officePhone } = useFooterSettings();
  return (
    <header className="shell-blank__head">
      <div className="shell-blank__in">
        <Link className="shell-blank__logo" to={home} aria-label={t('shell.logo.home', { brand })}>
          <BrandLogo />
        </Link>
        <Link className="shell-blank__back" to={path('bag')}>
          <Icon name="chevron-start" />
          {t('shell.bag.title')}
        </Link>
        <div className="shell-blank__end">
          <span className="shell-blank__secure">
            <Icon name="lock" />
            <span>{t('shell.secure')}</span>
          </span>
          {officePhone && (
            <a className="shell-blank__phone" href={`tel:${officePhone.replace(/[^+\d]/g, '')}`}>
              <Icon name="phone" />
              <bdi dir="ltr">{officePhone}</bdi>
            </a>
          )}
        </div>
      </div>
    </header>
  );
}

const LINKS = [
  ['terms', 'shell.footer.terms'],
  ['privacy-policy', 'shell.footer.privacy'],
  ['shipping-policy', 'shell.footer.shipping'],
  ['withdrawal', 'shell.footer.withdrawal'],
  ['contact', 'shell.nav.contact'],
] as const;

function BlankFooter() {
  const t = useT();
  const path = usePath();
  const { brand } = usePage();
  const { legal } = useFooterSettings();
  const year = String(new Date().getFullYear());
  return (
    <footer className="shell-blank__foot">
      <div className="shell-blank__in">
        <span>{t('shell.footer.copyright', { year, owner: legal?.entity ?? brand })}</span>
        {LINKS.filter(([to]) => isOffered(to)).map(([to, id]) => (
          <Link key={to} to={path(to)}>
            {t(id)}
          </Link>
        ))}
      </div>
    </footer>
  );
}
