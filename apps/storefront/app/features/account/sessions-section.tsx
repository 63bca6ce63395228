import { Button } from '@paddock/ui/button';
import { Icon } from '@paddock/ui/icon';
import { Status } from '@paddock/ui/status';
import { useId } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { AccountForm, type AccountReply } from './account-form.tsx';
import { AccountSection } from './account-section.tsx';
import type { SessionRow } from './account-view.ts';

type Props = { sessions: SessionRow[]; reply: AccountReply | undefined };

export function SessionsSection({ sessions, reply }: Props) {
  const t = useT();
  return (
    <AccountSection name="sessions" lead={t('account.sessions.lead')} reply={reply}>
      <ul className="account-list">
        {sessions.map((session) => (
          <OneSession key={session.id} session={session} reply={reply} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <AccountForm intent="sessions" reply={reply}>
          {(isBusy) => (
            <Button type="submit" variant="ghost" isLoading={isBusy}>
              {t('account.sessions.endOthers')}
            </Button>
          )}
        </AccountForm>
      )}
    </AccountSection>
  );
}

function OneSession({ session, reply }: { session: SessionRow; reply: AccountReply | undefined }) {
  const t = useT();
  const id = useId();
  const { browser, system, lastSeen, since, isHere } = session;
  const isHandheld = session.device === 'phone' || session.device === 'tablet';
  return (
    <li className="account-list__row">
      <Icon name={isHandheld ? 'mobile' : 'desktop'} />
      <div className="account-list__text">
        <strong id={id}>
          {browser && system
            ? t('account.sessions.on', { browser, system })
            : (browser ?? system ?? t('account.sessions.unknown'))}
        </strong>
        <span>
          {lastSeen
            ? t('account.sessions.lastSeen', { when: lastSeen })
            : t('account.sessions.since', { when: since })}
        </span>
      </div>
      {isHere ? (
        <Status status="ok">{t('account.sessions.here')}</Status>
      ) : (
        <AccountForm intent="session" id={session.id} reply={reply}>
          {(isBusy) => (
            <button type="submit" className="ui-text-button" aria-describedby={id} aria-busy={isBusy}>
              {t('account.sessions.end')}
            </button>
          )}
        </AccountForm>
      )}
    </li>
  );
}
