import { recoverPassword } from '@paddock/server/contracts/customers';
import { TextField } from '@paddock/ui/text-field';
import { Link } from 'react-router';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/recovery.page.ts';
import { AuthFrame } from './auth-frame.tsx';
import { authPicture } from './auth-pictures.server.ts';
import { AuthForm, useFields } from './form/auth-form.tsx';
import { emailFault } from './form/field.rules.ts';
import { catchOffline, type FormState, formState, invalidForm, type Sent } from './form/form-state.ts';
import { formReply, readForm } from './form/read-form.server.ts';
import { MailSent } from './mail-sent.tsx';

await requireMessages('account');

export function loader() {
  return { picture: authPicture('recovery') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { email } = await readForm(visit, request, ['email']);
  const fault = emailFault(email);
  if (fault) return formReply(invalidForm({ email: fault }, { email }));
  const answer = await visit.call(recoverPassword, { body: { email } });
  return answer.ok ? ({ sentTo: email.trim() } satisfies Sent) : formReply(formState(answer, { email }));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchOffline(serverAction);

export default function RecoveryPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const isSent = actionData !== undefined && 'sentTo' in actionData;
  return (
    <AuthFrame
      title={isSent ? t('auth.sent.title') : t('auth.recovery.title')}
      lead={isSent ? undefined : t('auth.recovery.lead')}
      picture={loaderData.picture}
    >
      {isSent ? (
        <MailSent again="recovery">{t('auth.recovery.sent')}</MailSent>
      ) : (
        <RecoveryForm state={actionData} />
      )}
    </AuthFrame>
  );
}

function RecoveryForm({ state }: { state: FormState | undefined }) {
  const t = useT();
  const path = usePath();
  const field = useFields(state);
  return (
    <>
      <AuthForm state={state} submit={t('auth.recovery.submit')}>
        <TextField
          {...field('email')}
          type="email"
          label={t('auth.login.email')}
          autoComplete="username"
          dir="ltr"
          maxLength={254}
        />
      </AuthForm>
      <p className="auth-aside">
        <Link className="ui-link" to={path('login')}>
          {t('auth.recovery.back')}
        </Link>
      </p>
    </>
  );
}
