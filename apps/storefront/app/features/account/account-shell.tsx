import { TabLinks } from '@paddock/ui/tab-links';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { Head } from '../../shell/head.tsx';
import { usePath } from '../../shell/use-path.ts';

const TABS = ['account', 'orders', 'bikes', 'addresses'] as const;
const PATHS = {
  account: 'my-account',
  orders: 'my-account/orders',
  bikes: 'my-account/bikes',
  addresses: 'my-account/addresses',
};

type Props = { tab: (typeof TABS)[number]; title: string; children: ReactNode };

/** What every account page has: whose it is, where else there is to go, the way out. */
export function AccountShell({ tab, title, children }: Props) {
  const t = useT();
  const path = usePath();
  return (
    <div className="ui-column account">
      <Head title={title} noindex />
      <h1 className="ui-h1">{t('account.title')}</h1>
      <TabLinks
        as={Link}
        label={t('account.tabs')}
        links={TABS.map((name) => ({
          href: path(PATHS[name]),
          title: t(`account.tab.${name}`),
          isCurrent: name === tab,
        }))}
      />
      {children}
    </div>
  );
}
