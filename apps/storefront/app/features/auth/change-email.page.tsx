import { confirmEmailChange } from '@paddock/server/contracts/customers';
import { PasswordField } from '@paddock/ui/password-field';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/change-email.page.ts';
import { AuthFrame } from './auth-frame.tsx';
import { authPicture } from './auth-pictures.server.ts';
import { ExpiredLink } from './expired-link.tsx';
import { AuthForm, useFields } from './form/auth-form.tsx';
import { isMailToken } from './form/field.rules.ts';
import { catchOffline, formState, invalidForm } from './form/form-state.ts';
import { formReply, readForm, redirectSignedIn } from './form/read-form.server.ts';
import { openSession, signInHeaders } from './open-session.server.ts';

await requireMessages('account');

/** Only the form uses the link up: a mail scanner that opens it changes nothing. */
export function loader({ params }: Route.LoaderArgs) {
  return { picture: authPicture('verify'), isLink: isMailToken(params.token) };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { current_password } = await readForm(visit, request, ['current_password']);
  if (current_password === '') return formReply(invalidForm({ current_password: 'required' }, {}));
  const body = { token: params.token ?? '', current_password };
  const answer = await visit.call(confirmEmailChange, { body, headers: signInHeaders(visit) });
  if (!answer.ok) return formReply(formState(answer));
  return redirectSignedIn(await openSession(visit, answer.data));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchOffline(serverAction);

/** The link proves the mailbox, the password proves the account that gets it. */
export default function ChangeEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const field = useFields(actionData);
  const isDead = !loaderData.isLink || actionData?.problem === 'link';
  return (
    <AuthFrame
      title={t('auth.change.title')}
      lead={isDead ? undefined : t('auth.change.lead')}
      picture={loaderData.picture}
    >
      {isDead ? (
        <ExpiredLink to="recovery" action={t('auth.recovery.again')}>
          {t('auth.verify.expired')}
        </ExpiredLink>
      ) : (
        <AuthForm state={actionData} submit={t('auth.verify.submit')}>
          <PasswordField
            {...field('current_password')}
            label={t('auth.login.password')}
            showLabel={t('auth.password.show')}
            hideLabel={t('auth.password.hide')}
            autoComplete="current-password"
            maxLength={200}
          />
        </AuthForm>
      )}
    </AuthFrame>
  );
}
