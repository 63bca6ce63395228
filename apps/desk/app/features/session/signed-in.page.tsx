import { useEffect } from 'react';
import { requireMessages } from '../../i18n/messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { announceSession } from '../../kit/calls/session-gate.ts';
import { SignInCard } from './sign-in-card.tsx';

await requireMessages('session');

/** The end of a sign-in in a window of its own: the page that waits goes on, this window closes. */
export default function SignedInPage() {
  const t = useT();
  useEffect(() => {
    announceSession();
    window.close();
  }, []);
  return (
    <SignInCard title={t('session.done')} text={t('session.doneText')}>
      <a className="btn btn--large" href="/">
        {t('session.toDesk')}
      </a>
    </SignInCard>
  );
}
