import { verifyEmail } from '@paddock/server/contracts/customers';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/verify-email.page.ts';
import { AuthFrame } from './auth-frame.tsx';
import { authPicture } from './auth-pictures.server.ts';
import { ExpiredLink } from './expired-link.tsx';
import { AuthForm, useFields } from './form/auth-form.tsx';
import { isMailToken, passwordFault } from './form/field.rules.ts';
import { catchOffline, formState, invalidForm } from './form/form-state.ts';
import { NewPassword } from './form/new-password.tsx';
import { formReply, readForm, redirectSignedIn } from './form/read-form.server.ts';
import { openSession, signInHeaders } from './open-session.server.ts';

await requireMessages('account');

/** Only the form uses the link up: a mail scanner that opens it changes nothing. */
export function loader({ params }: Route.LoaderArgs) {
  return { picture: authPicture('verify'), isLink: isMailToken(params.token) };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { password } = await readForm(visit, request, ['password']);
  const fault = passwordFault(password);
  if (fault) return formReply(invalidForm({ password: fault }, {}));
  const body = { token: params.token ?? '', password };
  const answer = await visit.call(verifyEmail, { body, headers: signInHeaders(visit) });
  if (!answer.ok) return formReply(formState(answer));
  return redirectSignedIn(await openSession(visit, answer.data));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchOffline(serverAction);

/** Asks for the password: any address can be registered, so only the password typed by the reader of its mail counts. */
export default function VerifyEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const field = useFields(actionData);
  const isDead = !loaderData.isLink || actionData?.problem === 'link';
  return (
    <AuthFrame
      title={t('auth.verify.title')}
      lead={isDead ? undefined : t('auth.verify.lead')}
      picture={loaderData.picture}
    >
      {isDead ? (
        <ExpiredLink to="recovery" action={t('auth.recovery.again')}>
          {t('auth.verify.expired')}
        </ExpiredLink>
      ) : (
        <AuthForm state={actionData} submit={t('auth.verify.submit')}>
          <NewPassword {...field('password')} label={t('auth.login.password')} />
        </AuthForm>
      )}
    </AuthFrame>
  );
}
