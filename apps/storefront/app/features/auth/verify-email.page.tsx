import { verifyEmail } from '@paddock/server/contracts/customers';
import { needMessages } from '../../i18n/need-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { visitContext } from '../../visit.server.ts';
import type { Route } from './+types/verify-email.page.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { authPicture } from './auth-pictures.server.ts';
import { DeadLink } from './dead-link.tsx';
import { isMailToken } from './field.rules.ts';
import { formState, orOffline } from './form-state.ts';
import { openSession, signInHeaders } from './open-session.server.ts';
import { again, goOn, readForm } from './read-form.server.ts';

await needMessages('account');

/** Only the button uses the link up: whoever merely opens it, such as a mail scanner, changes nothing. */
export function loader({ params }: Route.LoaderArgs) {
  return { picture: authPicture('verify'), isLink: isMailToken(params.token) };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  await readForm(visit, request, []);
  const body = { token: params.token ?? '' };
  const answer = await visit.call(verifyEmail, { body, headers: signInHeaders(visit) });
  if (!answer.ok) return again(formState(answer));
  return goOn(await openSession(visit, answer.data));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOffline(serverAction);

export default function VerifyEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const isDead = !loaderData.isLink || actionData?.problem === 'link';
  return (
    <AuthFrame
      title={t('auth.verify.title')}
      lead={isDead ? undefined : t('auth.verify.lead')}
      picture={loaderData.picture}
    >
      {isDead ? (
        <DeadLink to="recovery" action={t('auth.recovery.again')}>
          {t('auth.verify.expired')}
        </DeadLink>
      ) : (
        <AuthForm state={actionData} submit={t('auth.verify.submit')} />
      )}
    </AuthFrame>
  );
}
