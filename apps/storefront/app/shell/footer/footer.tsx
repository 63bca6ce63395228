import { classNames } from '@paddock/ui/class-names';
import { useDigits } from '@paddock/ui/page-locale';
import { Link, useLocation, useMatches } from 'react-router';
import { BrandLogo } from '../../frame/brand-logo.tsx';
import { useT } from '../../i18n/use-t.ts';
import { usePage } from '../../page/page-context.ts';
import { type FooterHandle, useShell } from '../../page/shell-data.ts';
import { LocaleButton } from '../locale-button.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { DealerBanner } from './dealer-banner.tsx';
import { FooterColumns } from './footer-columns.tsx';
import { SOCIAL_NETWORKS, SocialIcon } from './social-icon.tsx';
import { useFooterSettings } from './use-footer-settings.ts';

/** Pages on which the shopper is doing something else, and the page to which the banner leads. */
const WITHOUT_BANNER = new Set([
  'bag',
  'change-email',
  'checkout',
  'login',
  'my-account',
  'orders',
  'recovery',
  'register',
  'secure-account',
  'stores',
  'test-ride',
  'update-password',
  'verify-email',
]);

/** Whether the page at `/it-it/…` ends with the dealer banner. */
export const hasDealerBanner = (pathname: string): boolean =>
  !WITHOUT_BANNER.has(pathname.split('/')[2] ?? '');

export function Footer() {
  const t = useT();
  const digits = useDigits();
  const { brand, home } = usePage();
  const settings = useFooterSettings();
  const handles = useMatches().map((match) => match.handle as FooterHandle | undefined);
  const hasFootnote = handles.some((handle) => handle?.productFootnote);
  const year = String(new Date().getFullYear());
  return (
    <>
      {hasDealerBanner(useLocation().pathname) && <DealerBanner />}
      <footer className="shell-footer ui-dark">
        <div className="ui-column">
          <div className="shell-footer__top">
            <div className="shell-footer__brand">
              <Link to={home} aria-label={t('shell.logo.home', { brand })}>
                <BrandLogo />
              </Link>
              {settings.officePhone && <OfficePhone number={settings.officePhone} />}
              <Socials />
              {settings.wechatQr && (
                <figure className="shell-footer__wechat">
                  <img
                    src={settings.wechatQr}
                    alt={t('shell.footer.wechatAlt', { brand })}
                    width="120"
                    height="120"
                    loading="lazy"
                  />
                  <figcaption className="ui-small ui-muted">{t('shell.footer.wechat')}</figcaption>
                </figure>
              )}
            </div>
            <FooterColumns />
          </div>
          {hasFootnote && <p className="shell-footer__note">{t('shell.footer.specifications')}</p>}
          <div
            className={classNames(
              'shell-footer__bar',
              Boolean(settings.chatAppId) && 'shell-footer__bar--chat',
            )}
          >
            <div>
              <p>
                {t('shell.footer.copyright', { year: digits(year), owner: settings.legal?.entity ?? brand })}
              </p>
              <CompanyFacts />
            </div>
            <LocaleButton className="shell-footer__locale" showName />
          </div>
        </div>
      </footer>
    </>
  );
}

function OfficePhone({ number }: { number: string }) {
  const t = useT();
  return (
    <p>
      <span className="ui-small ui-muted">{t('shell.footer.talk')}</span>
      <a className="shell-footer__phone" href={`tel:${number.replace(/[^+\d]/g, '')}`}>
        <bdi>{number}</bdi>
      </a>
    </p>
  );
}

function Socials() {
  const t = useT();
  const { brand } = usePage();
  const socials = useShell()?.currentSite.settings.socials;
  const configured = SOCIAL_NETWORKS.filter(({ key }) => socials?.[key]);
  if (configured.length === 0) return null;
  return (
    <ul className="shell-footer__socials">
      {configured.map(({ key, name }) => (
        <li key={key}>
          <a
            className="ui-icon-button"
            href={socials?.[key] ?? ''}
            rel="noopener me"
            aria-label={t('shell.footer.social', { brand, network: name })}
          >
            <SocialIcon network={key} />
          </a>
        </li>
      ))}
    </ul>
  );
}
