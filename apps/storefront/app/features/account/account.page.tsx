import { useEffect } from 'react';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { visitContext } from '../../request/visit.server.ts';
import { useSession } from '../session/session-store.tsx';
import '../auth/auth.css';
import type { Route } from './+types/account.page.ts';
import { runAccountAction } from './account-actions.server.ts';
import { AccountShell } from './account-shell.tsx';
import { AlertsSection } from './alerts-section.tsx';
import { DataSection } from './data-section.tsx';
import { loadAccount } from './load-account.server.ts';
import { Overview } from './overview.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

await requireMessages('account', 'checkout');

export function loader({ context }: Route.LoaderArgs) {
  return loadAccount(context.get(visitContext));
}

export function action({ context, request }: Route.ActionArgs) {
  return runAccountAction(context.get(visitContext), request);
}

export default function AccountPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const t = useT();
  const { refresh } = useSession();
  const { profile, greeting, phone, sessions, passkeys, orders, bikes, alerts } = loaderData;
  const here = sessions?.find(({ isHere }) => isHere);
  const deviceName = [here?.browser, here?.system].filter(Boolean).join(', ');
  const isRenamed = reply?.done?.kind === 'profile';
  useEffect(() => {
    // The header shows the new name too.
    if (isRenamed && reply) void refresh();
  }, [isRenamed, reply, refresh]);
  return (
    <AccountShell tab="account" title={t('account.title')}>
      <Overview name={greeting} orders={orders} bikes={bikes} />
      <ProfileSection profile={profile} phone={phone} reply={reply} />
      <PasswordSection
        email={profile.email}
        passkeys={passkeys?.map(({ name }) => name) ?? []}
        reply={reply}
      />
      {passkeys && <PasskeysSection passkeys={passkeys} suggestedName={deviceName} reply={reply} />}
      {sessions && <SessionsSection sessions={sessions} reply={reply} />}
      {alerts && (alerts.length > 0 || reply?.section === 'alerts') && (
        <AlertsSection alerts={alerts} reply={reply} />
      )}
      <DataSection />
    </AccountShell>
  );
}
