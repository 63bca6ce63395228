import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ownPath } from '../../../server/auth/own-path.ts';
import { requireMessages } from '../../i18n/messages.ts';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { Button } from '../../kit/parts/button.tsx';
import { Icon } from '../../kit/parts/icon.tsx';
import { useMeQuery } from '../../kit/session/use-me.ts';
import { SignInCard } from './sign-in-card.tsx';
import { stepUpWithPasskey } from './use-passkey.ts';

await requireMessages('session');

/** A fresh proof of identity for a sensitive action: at the company account, or with a passkey. */
export default function StepUpPage() {
  const t = useT();
  const label = useLabel();
  const [search] = useSearchParams();
  const [failure, setFailure] = useState(search.get('error'));
  const me = useMeQuery();
  const returnTo = search.get('return');
  const query = new URLSearchParams(returnTo ? { return: returnTo } : { popup: '1' });

  const prove = async () => {
    setFailure(null);
    try {
      await stepUpWithPasskey();
      location.assign(returnTo ? ownPath(returnTo, location.origin) : '/signed-in');
    } catch (error) {
      setFailure(error instanceof Error && error.name === 'Error' ? error.message : 'cancelled');
    }
  };
  return (
    <SignInCard
      title={t('session.stepUp')}
      text={t('session.stepUpText')}
      error={failure && label(`session.error.${failure}`, t('session.error.refused'))}
    >
      <a
        className="btn btn--primary btn--large"
        href={`/auth/step-up?${query}`}
        data-testid="company-account"
      >
        <Icon name="bank" />
        {t('session.company')}
      </a>
      {me.data?.has_passkey ? (
        <Button size="large" icon="key" onClick={() => void prove()} data-testid="passkey">
          {t('session.passkey')}
        </Button>
      ) : null}
    </SignInCard>
  );
}
