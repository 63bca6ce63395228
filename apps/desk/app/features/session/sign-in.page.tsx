import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useSearchParams } from 'react-router';
import { ownPath } from '../../../server/auth/own-path.ts';
import { requireMessages } from '../../i18n/messages.ts';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { Button } from '../../kit/parts/button.tsx';
import { Icon } from '../../kit/parts/icon.tsx';
import { numberText, shortTime } from '../../kit/parts/time.tsx';
import { forgetLastPlace, type LastPlace, readLastPlace } from '../../kit/session/last-place.ts';
import { SignInCard } from './sign-in-card.tsx';
import { signInWithPasskey } from './use-passkey.ts';

await requireMessages('session');

/** Company account or passkey; there are no passwords. Leads back to the address asked for, else to the last screen. */
export default function SignInPage() {
  const t = useT();
  const label = useLabel();
  const [search] = useSearchParams();
  const [failure, setFailure] = useState(search.get('error'));
  const isOut = search.has('out');
  const isPopup = search.has('popup');
  const [last] = useState(() => (isOut || isPopup ? null : readLastPlace()));
  const returnTo = isPopup
    ? '/signed-in'
    : ownPath(search.get('return') ?? last?.path ?? '/', location.origin);
  const query = new URLSearchParams(isPopup ? { popup: '1' } : { return: returnTo });
  if (isOut) query.set('other', '1');
  useEffect(() => {
    if (isOut) forgetLastPlace();
  }, [isOut]);

  const enter = async () => {
    setFailure(null);
    try {
      await signInWithPasskey();
      location.assign(returnTo);
    } catch (error) {
      setFailure(error instanceof Error && error.name === 'Error' ? error.message : 'cancelled');
    }
  };
  return (
    <SignInCard
      title={t('session.signIn')}
      text={isOut ? t('session.signedOut') : undefined}
      error={failure && label(`session.error.${failure}`, t('session.error.refused'))}
      foot={isPopup ? null : t('session.newDevice')}
    >
      {last ? <WasHere last={last} isReturning={returnTo === last.path} /> : null}
      <a
        className="btn btn--primary btn--large"
        href={`/auth/sign-in?${query}`}
        data-testid="company-account"
      >
        <Icon name="bank" />
        {t('session.company')}
      </a>
      <Button size="large" icon="key" onClick={() => void enter()} data-testid="passkey">
        {t('session.passkey')}
      </Button>
      <p className="hint">{t('session.noPasswords')}</p>
      {isPopup ? null : <Prefetch path={returnTo} />}
    </SignInCard>
  );
}

function WasHere({ last, isReturning }: { last: LastPlace; isReturning: boolean }) {
  const t = useT();
  return (
    <p className="muted">
      {t('session.lastHere', { when: shortTime(last.at), where: last.title })}{' '}
      {isReturning ? t('session.returns') : null}
    </p>
  );
}

/** While the person signs in, the browser loads the screen that follows. */
function Prefetch({ path }: { path: string }) {
  const { pathname } = new URL(path, location.origin);
  useEffect(() => {
    // The first use of number formats loads their tables, which takes a phone 40 ms: here it delays nothing.
    numberText(1);
    void requireMessages(pathname === '/' ? 'today' : (pathname.split('/')[1] ?? 'today')).catch(() => {});
  }, [pathname]);
  return <PrefetchPageLinks page={pathname} />;
}
