import { updatePassword } from '@paddock/server/contracts/customers';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/update-password.page.ts';
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

/** Only the form uses the link up: opening it, as a mail scanner does, changes nothing. */
export function loader({ params }: Route.LoaderArgs) {
  return { picture: authPicture('update'), isLink: isMailToken(params.token) };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { password } = await readForm(visit, request, ['password']);
  const fault = passwordFault(password);
  if (fault) return formReply(invalidForm({ password: fault }, {}));
  const body = { token: params.token ?? '', password };
  const answer = await visit.call(updatePassword, { body, headers: signInHeaders(visit) });
  if (!answer.ok) return formReply(formState(answer));
  return redirectSignedIn(await openSession(visit, answer.data));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchOffline(serverAction);

export default function UpdatePasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const field = useFields(actionData);
  const isDead = !loaderData.isLink || actionData?.problem === 'link';
  return (
    <AuthFrame
      title={t('auth.update.title')}
      lead={isDead ? undefined : t('auth.update.lead')}
      picture={loaderData.picture}
    >
      {isDead ? (
        <ExpiredLink to="recovery" action={t('auth.recovery.again')}>
          {t('auth.update.expired')}
        </ExpiredLink>
      ) : (
        <AuthForm state={actionData} submit={t('auth.update.submit')}>
          <NewPassword {...field('password')} label={t('auth.update.password')} />
        </AuthForm>
      )}
    </AuthFrame>
  );
}
