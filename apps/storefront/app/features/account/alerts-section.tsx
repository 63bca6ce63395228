import { Icon } from '@paddock/ui/icon';
import { Status } from '@paddock/ui/status';
import { useId } from 'react';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { AccountForm, type AccountReply } from './account-form.tsx';
import { AccountSection } from './account-section.tsx';
import type { AlertRow } from './account-view.ts';

type Props = { alerts: AlertRow[]; reply: AccountReply | undefined };

/** What the customer waits for, and the way to end each. */
export function AlertsSection({ alerts, reply }: Props) {
  const t = useT();
  return (
    <AccountSection name="alerts" lead={t('account.alerts.lead')} reply={reply}>
      <ul className="account-list">
        {alerts.map((alert) => (
          <OneAlert key={alert.id} alert={alert} reply={reply} />
        ))}
      </ul>
    </AccountSection>
  );
}

function OneAlert({ alert, reply }: { alert: AlertRow; reply: AccountReply | undefined }) {
  const t = useT();
  const path = usePath();
  const id = useId();
  const { slug, name, version, near, isPending } = alert;
  return (
    <li className="account-list__row">
      <Icon name="mail" />
      <div className="account-list__text">
        <strong id={id}>
          <Link className="ui-link" to={path(`products/${slug}`)}>
            {name}
          </Link>
        </strong>
        <span>{version || t('account.alerts.any')}</span>
        {near && <span>{t('account.alerts.near', near)}</span>}
        {isPending && <Status status="warn">{t('account.alerts.pending')}</Status>}
      </div>
      <AccountForm intent="alerts" id={alert.id} reply={reply}>
        {(isBusy) => (
          <button type="submit" className="ui-text-button" aria-describedby={id} aria-busy={isBusy}>
            {t('account.alerts.end')}
          </button>
        )}
      </AccountForm>
    </li>
  );
}
