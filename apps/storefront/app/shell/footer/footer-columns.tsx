import brand from 'virtual:brand';
import type { ShownEntry } from '@paddock/server/features/menu/layout.contract.ts';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import type { MessageId } from '../../i18n/message-id.ts';
import { useT } from '../../i18n/use-t.ts';
import { isOffered } from '../../page/is-offered.ts';
import { usePage, usePath } from '../../page/page-context.ts';
import { useShell } from '../../page/shell-data.ts';
import { MenuLayout } from '../menu-layout.tsx';
import { type ServiceLinkKind, useFooterSettings } from './use-footer-settings.ts';

const FIRST_PERIOD = brand.storyPeriods[0];

const SERVICE_LABELS: Record<ServiceLinkKind, MessageId> = {
  service_portal: 'shell.footer.servicePortal',
  order_warranty_portal: 'shell.footer.orderPortal',
  repair_information: 'shell.footer.repair',
};

export function FooterColumns() {
  const t = useT();
  const path = usePath();
  const { brand } = usePage();
  const shell = useShell();
  const settings = useFooterSettings();
  return (
    <MenuLayout layout={shell?.menus?.foot} link={Item}>
      {shell?.enableShop && (
        <Column key="column:products" title={t('shell.footer.products')}>
          <Item to={path('search')}>{t('shell.nav.shopOnline')}</Item>
          {shell.products.map((category) => (
            <Item key={category.slug} to={path(`search?category=${category.slug}`)}>
              {category.name}
            </Item>
          ))}
          {shell.categories.length > 0 && (
            <Item to={path('search/equipment')}>{t('shell.nav.accessories')}</Item>
          )}
        </Column>
      )}
      {brandColumn({ t, path, settings, brand, hasShop: shell?.enableShop ?? false })}
      {isOffered('company') && companyColumn({ t, path })}
      {settings.serviceLinks.length > 0 && (
        <Column key="column:service" title={t('shell.footer.service')}>
          {settings.serviceLinks.map(({ kind, url }) => (
            <Outside key={kind} href={url}>
              {t(SERVICE_LABELS[kind])}
            </Outside>
          ))}
        </Column>
      )}
      {legalColumn({ t, path, settings })}
    </MenuLayout>
  );
}

/** Columns are elements and no components: the layout of the menu finds them and their entries by their keys. */
type ColumnInput = {
  t: ReturnType<typeof useT>;
  path: ReturnType<typeof usePath>;
  settings: ReturnType<typeof useFooterSettings>;
};

type BrandProps = ColumnInput & { brand: string; hasShop: boolean };

const brandColumn = ({ t, path, settings, brand, hasShop }: BrandProps) => (
  <Column key="column:brand" title={brand}>
    {isOffered('news') && <Item to={path('news')}>{t('shell.nav.news')}</Item>}
    <Item to={path('manuals')}>{t('shell.nav.manuals')}</Item>
    {isOffered('how-to-buy') && <Item to={path('how-to-buy')}>{t('shell.footer.howToBuy')}</Item>}
    {hasShop && <Item to={path('orders/find')}>{t('shell.footer.findOrder')}</Item>}
    {hasShop && isOffered('shipping-policy') && (
      <Item to={path('shipping-policy')}>{t('shell.footer.shipping')}</Item>
    )}
    {hasShop && isOffered('withdrawal') && (
      <Item to={path('withdrawal')}>{t('shell.footer.withdrawal')}</Item>
    )}
    {isOffered('warranty') && <Item to={path('warranty')}>{t('shell.footer.warranty')}</Item>}
    <Item to={path('wish-list')}>{t('shell.footer.wishList')}</Item>
    <Item to={path('newsletter')}>{t('shell.footer.newsletter')}</Item>
    {settings.chatAppId && (
      <Item to={path('contact#chat')} onPress={openChat}>
        {t('shell.footer.chat')}
      </Item>
    )}
    <Item to={path('contact')}>{t('shell.nav.contact')}</Item>
  </Column>
);

const companyColumn = ({ t, path }: Pick<ColumnInput, 't' | 'path'>) => (
  <Column key="column:company" title={t('shell.footer.company')}>
    <Item to={path('company')}>{t('shell.footer.about')}</Item>
    {FIRST_PERIOD && <Item to={path(`company/our-story/${FIRST_PERIOD}`)}>{t('shell.footer.story')}</Item>}
    {isOffered('company/the-legacy') && (
      <Item to={path('company/the-legacy')}>{t('shell.footer.legacy')}</Item>
    )}
    {isOffered('company/the-museum') && (
      <Item to={path('company/the-museum')}>{t('shell.footer.museum')}</Item>
    )}
  </Column>
);

const legalColumn = ({ t, path, settings }: ColumnInput) => (
  <Column key="column:legal" title={t('shell.footer.legal')}>
    {isOffered('terms') && <Item to={path('terms')}>{t('shell.footer.terms')}</Item>}
    {isOffered('privacy-policy') && <Item to={path('privacy-policy')}>{t('shell.footer.privacy')}</Item>}
    {isOffered('cookie-policy') && <Item to={path('cookie-policy')}>{t('shell.footer.cookies')}</Item>}
    {isOffered('legal-notice') && <Item to={path('legal-notice')}>{t('shell.footer.notice')}</Item>}
    <PrivacyChoices />
    {settings.qualityPolicyUrl && (
      <Outside href={settings.qualityPolicyUrl}>{t('shell.footer.quality')}</Outside>
    )}
    {settings.iso9001Url && <Outside href={settings.iso9001Url}>{t('shell.footer.iso')}</Outside>}
  </Column>
);

type ColumnProps = { title: string; layout?: readonly ShownEntry[]; children: ReactNode };

function Column({ title, layout, children }: ColumnProps) {
  return (
    <div>
      <h2 className="shell-footer__title">{title}</h2>
      <ul>
        <MenuLayout layout={layout} link={Item}>
          {children}
        </MenuLayout>
      </ul>
    </div>
  );
}

type ItemProps = { to: string; onPress?: (event: MouseEvent) => void; children: ReactNode };

function Item({ to, onPress, children }: ItemProps) {
  return (
    <li>
      <Link to={to} {...(onPress && { onClick: onPress })}>
        {children}
      </Link>
    </li>
  );
}

/** Here and now; without scripts the link leads to the contact page. */
function openChat(event: MouseEvent) {
  event.preventDefault();
  void import('../../features/chat/open-chat.ts').then((chat) => chat.openChat());
}

const openConsent = () =>
  void import('../../features/consent/consent-store.ts').then((consent) => consent.openConsent());

/** Where the rules are California's, the law gives the link its words. */
function PrivacyChoices() {
  const t = useT();
  const { regime } = usePage();
  return (
    <li>
      <button type="button" onClick={openConsent}>
        {t(regime === 'ccpa' ? 'shell.footer.doNotSell' : 'shell.footer.privacyChoices')}
      </button>
    </li>
  );
}

function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} rel="noopener">
        {children}
      </a>
    </li>
  );
}
