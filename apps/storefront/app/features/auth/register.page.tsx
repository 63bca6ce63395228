import { register } from '@paddock/server/contracts/customers';
import { phoneText } from '@paddock/ui/phone-text';
import { Link } from 'react-router';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { visitContext } from '../../request/visit.server.ts';
import { RichText } from '../../text/rich-text.tsx';
import type { Route } from './+types/register.page.ts';
import { AuthFrame } from './auth-frame.tsx';
import { authPicture } from './auth-pictures.server.ts';
import { registerFaults } from './form/field.rules.ts';
import { catchOffline, formState, invalidForm, type Sent } from './form/form-state.ts';
import { phoneCountries } from './form/phone-countries.server.ts';
import { formReply, readForm } from './form/read-form.server.ts';
import { MailSent } from './mail-sent.tsx';
import { REGISTER_FIELDS, RegisterForm } from './register-form.tsx';

await requireMessages('account');

export function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const countries = phoneCountries(visit).map(({ iso, name, code }) => ({ iso, name, code }));
  return { picture: authPicture('register'), phone: { countries, here: visit.site?.country.iso ?? '' } };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { password, ...values } = await readForm(visit, request, [...REGISTER_FIELDS, 'password']);
  const faults = registerFaults({ ...values, password });
  if (Object.keys(faults).length > 0) return formReply(invalidForm(faults, values));
  const { given_name, family_name, email } = values;
  const phone = phoneText({ iso: values.phone_country, number: values.phone }, phoneCountries(visit)) || null;
  const answer = await visit.call(register, {
    body: { given_name, family_name, email, phone, password, accept_terms: true },
  });
  return answer.ok ? ({ sentTo: email.trim() } satisfies Sent) : formReply(formState(answer, values));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchOffline(serverAction);

export default function RegisterPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const path = usePath();
  if (actionData && 'sentTo' in actionData) {
    return (
      <AuthFrame title={t('auth.sent.title')} picture={loaderData.picture}>
        <MailSent again="register">
          <RichText
            text={t('auth.register.sent', { email: actionData.sentTo })}
            parts={[(words) => <bdi className="auth-sent__to">{words}</bdi>]}
          />
        </MailSent>
      </AuthFrame>
    );
  }
  const signIn = (
    <>
      {t('auth.register.hasAccount')}{' '}
      <Link className="ui-link" to={path('login')}>
        {t('auth.login.title')}
      </Link>
    </>
  );
  return (
    <AuthFrame title={t('auth.register.title')} lead={signIn} picture={loaderData.picture}>
      <RegisterForm state={actionData} phone={loaderData.phone} />
    </AuthFrame>
  );
}
