import { requestPrivacyLink } from '@paddock/server/contracts/privacy';
import { TextField } from '@paddock/ui/text-field';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { visitContext } from '../../request/visit.server.ts';
import { AuthFrame } from '../auth/auth-frame.tsx';
import { authPicture } from '../auth/auth-pictures.server.ts';
import { AuthForm, useFields } from '../auth/form/auth-form.tsx';
import { emailFault } from '../auth/form/field.rules.ts';
import { catchOffline, type FormState, formState, invalidForm, type Sent } from '../auth/form/form-state.ts';
import { formReply, readForm } from '../auth/form/read-form.server.ts';
import { MailSent } from '../auth/mail-sent.tsx';
import type { Route } from './+types/ask.page.ts';

await requireMessages('account');

export function loader() {
  return { picture: authPicture('recovery') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { email } = await readForm(visit, request, ['email']);
  const fault = emailFault(email);
  if (fault) return formReply(invalidForm({ email: fault }, { email }));
  const answer = await visit.call(requestPrivacyLink, { body: { email: email.trim() } });
  return answer.ok ? ({ sentTo: email.trim() } satisfies Sent) : formReply(formState(answer, { email }));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchOffline(serverAction);

/** For guests: a link by mail to download or erase their data. */
export default function AskForDataPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const isSent = actionData !== undefined && 'sentTo' in actionData;
  return (
    <AuthFrame
      title={isSent ? t('auth.sent.title') : t('auth.data.title')}
      lead={isSent ? undefined : t('auth.data.lead')}
      picture={loaderData.picture}
    >
      {isSent ? (
        <MailSent again="privacy-request">{t('auth.data.sent')}</MailSent>
      ) : (
        <AskForm state={actionData} />
      )}
    </AuthFrame>
  );
}

function AskForm({ state }: { state: FormState | undefined }) {
  const t = useT();
  const field = useFields(state);
  return (
    <AuthForm state={state} submit={t('auth.recovery.submit')}>
      <TextField
        {...field('email')}
        type="email"
        label={t('auth.login.email')}
        autoComplete="email"
        dir="ltr"
        maxLength={254}
      />
    </AuthForm>
  );
}
