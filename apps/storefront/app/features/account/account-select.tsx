import { Button } from '@paddock/ui/button';
import { NativeSelect } from '@paddock/ui/native-select';
import { useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { ACCOUNT_LIST, ACCOUNT_PAGES, type AccountTab, isAccountTab, LOG_OUT } from './account-pages.ts';

/** The tab bar of small screens: choosing a page goes there. Without scripts a button does. */
export function AccountSelect({ tab }: { tab: AccountTab }) {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const isStepping = useRef(false);

  function go({ value, form }: HTMLSelectElement) {
    isStepping.current = false;
    if (value === tab) return;
    if (isAccountTab(value)) void navigate(path(ACCOUNT_PAGES[value]));
    else form?.requestSubmit();
  }

  return (
    <Form className="account__select" method="post" action={path('my-account/go')} reloadDocument>
      <NativeSelect
        label={t('account.tabs')}
        hideLabel
        name="page"
        defaultValue={tab}
        autoComplete="off"
        // Arrow keys change a closed list at every step, up to the log-out: they wait for Enter.
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isStepping.current) go(event.currentTarget);
          else isStepping.current = event.key.startsWith('Arrow') || event.key.length === 1;
        }}
        onPointerDown={() => {
          isStepping.current = false;
        }}
        onBlur={(event) => isStepping.current && go(event.currentTarget)}
        onChange={(event) => isStepping.current || go(event.currentTarget)}
      >
        {ACCOUNT_LIST.map((name) => (
          <option key={name} value={name}>
            {t(`account.tab.${name}`)}
          </option>
        ))}
        <option value={LOG_OUT}>{t('account.tab.logout')}</option>
      </NativeSelect>
      <noscript>
        <Button type="submit" variant="ghost">
          {t('account.go')}
        </Button>
      </noscript>
    </Form>
  );
}
