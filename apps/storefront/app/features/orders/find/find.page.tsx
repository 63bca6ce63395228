import { requestOrderLink } from '@paddock/server/contracts/orders';
import { TextField } from '@paddock/ui/text-field';
import { requireMessages } from '../../../i18n/require-messages.ts';
import { useT } from '../../../i18n/use-t.ts';
import { visitContext } from '../../../request/visit.server.ts';
import { AuthFrame } from '../../auth/auth-frame.tsx';
import { authPicture } from '../../auth/auth-pictures.server.ts';
import { AuthForm, useFields } from '../../auth/form/auth-form.tsx';
import { emailFault } from '../../auth/form/field.rules.ts';
import {
  catchOffline,
  type FormState,
  formState,
  invalidForm,
  type Sent,
} from '../../auth/form/form-state.ts';
import { formReply, readForm } from '../../auth/form/read-form.server.ts';
import { MailSent } from '../../auth/mail-sent.tsx';
import type { Route } from './+types/find.page.ts';

await requireMessages('account');

export function loader() {
  return { picture: authPicture('recovery') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const typed = await readForm(visit, request, ['code', 'email']);
  const fault = emailFault(typed.email);
  const faults = {
    ...(typed.code.trim() === '' && { code: 'required' as const }),
    ...(fault && { email: fault }),
  };
  if (Object.keys(faults).length > 0) return formReply(invalidForm(faults, typed));
  const body = { code: typed.code.trim().slice(0, 40), email: typed.email.trim() };
  const answer = await visit.call(requestOrderLink, { body });
  return answer.ok ? ({ sentTo: body.email } satisfies Sent) : formReply(formState(answer, typed));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchOffline(serverAction);

/** For guests: the link to an order by mail. The answer does not say whether there is such an order. */
export default function FindOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const isSent = actionData !== undefined && 'sentTo' in actionData;
  return (
    <AuthFrame
      title={isSent ? t('auth.sent.title') : t('auth.find.title')}
      lead={isSent ? undefined : t('auth.find.lead')}
      picture={loaderData.picture}
    >
      {isSent ? (
        <MailSent again="orders/find">{t('auth.find.sent')}</MailSent>
      ) : (
        <FindForm state={actionData} />
      )}
    </AuthFrame>
  );
}

function FindForm({ state }: { state: FormState | undefined }) {
  const t = useT();
  const field = useFields(state);
  return (
    <AuthForm state={state} submit={t('auth.recovery.submit')}>
      <TextField
        {...field('code')}
        label={t('auth.find.code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        maxLength={40}
      />
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
