import { ButtonLink } from '@paddock/ui/button-link';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { AccountSection } from './account-section.tsx';

/** What we hold belongs to the customer: to take along, or to have deleted. */
export function DataSection() {
  const t = useT();
  const path = usePath();
  return (
    <AccountSection name="data" lead={t('account.data.lead')}>
      <div className="account-data">
        <p>{t('account.data.exportText')}</p>
        <ButtonLink href={path('my-account/export')} variant="ghost" iconStart="download" download>
          {t('account.data.export')}
        </ButtonLink>
      </div>
      <div className="account-data">
        <p>{t('account.data.eraseWarning')}</p>
        <Link className="ui-text-button account-data__erase" to={path('my-account/erase')}>
          {t('account.data.erase')}
        </Link>
      </div>
    </AccountSection>
  );
}
