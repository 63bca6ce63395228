import { TabLinks } from '@paddock/ui/tab-links';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { Head } from '../../frame/head.tsx';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { useShell } from '../../page/shell-data.ts';
import { useSession } from '../session/session-store.tsx';
import { ACCOUNT_PAGES, ACCOUNT_TABS, type AccountTab } from './account-pages.ts';
import { AccountSelect } from './account-select.tsx';
import './account.css';

type Props = { tab: AccountTab; title: string; children: ReactNode };

/** What every account page has: whose it is, where else there is to go, the way out. */
export function AccountShell({ tab, title, children }: Props) {
  const t = useT();
  const path = usePath();
  return (
    <div className="ui-column account">
      <Head title={title} noindex />
      <div className="account__head">
        <h1 className="ui-h2">{t('account.title')}</h1>
        <Owner />
      </div>
      <div className="account__tabs">
        <TabLinks
          as={Link}
          label={t('account.tabs')}
          links={ACCOUNT_TABS.map((name) => ({
            href: path(ACCOUNT_PAGES[name]),
            title: t(`account.tab.${name}`),
            isCurrent: name === tab,
          }))}
          end={
            <Form method="post" action={path('logout')} reloadDocument>
              <button type="submit" className="ui-tab">
                {t('account.tab.logout')}
              </button>
            </Form>
          }
        />
      </div>
      <AccountSelect tab={tab} />
      {children}
    </div>
  );
}

/** The session knows a changed name first; the page's own data has it before there is a session, or any script. */
function Owner() {
  const shell = useShell();
  const owner = useSession().user ?? shell?.owner;
  if (!owner) return null;
  return (
    <p className="account__owner">
      <bdi>{owner.full_name}</bdi>
      <bdi>{owner.email}</bdi>
    </p>
  );
}
