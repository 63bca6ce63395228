import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { Button } from '../../kit/parts/button.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { acceptInvitation, readInvitation } from './use-passkey.ts';

await requireMessages('session');

/** The link of an invitation: a person without a company account registers a passkey. */
export default function InvitationPage() {
  const t = useT();
  const label = useLabel();
  const { token = '' } = useParams();
  const [failure, setFailure] = useState<string | null>(null);
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => readInvitation(token),
    retry: false,
  });
  if (invitation.isError)
    return (
      <SignInCard title={t('session.invitationOver')} text={t('session.invitationOverText')}>
        <a className="btn btn--large" href="/sign-in">
          {t('session.signIn')}
        </a>
      </SignInCard>
    );
  const register = async () => {
    setFailure(null);
    try {
      await acceptInvitation(token, t('session.firstPasskey'));
      location.assign('/');
    } catch (error) {
      setFailure(error instanceof Error && error.name === 'Error' ? error.message : 'cancelled');
    }
  };
  return (
    <SignInCard
      title={t('session.welcome', { name: invitation.data?.name ?? '' })}
      text={t('session.welcomeText')}
      error={failure && label(`session.error.${failure}`, t('session.error.refused'))}
    >
      <Button
        look="primary"
        size="large"
        icon="key"
        disabled={!invitation.data}
        onClick={() => void register()}
      >
        {t('session.createPasskey')}
      </Button>
    </SignInCard>
  );
}
