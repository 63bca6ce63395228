import { login } from '@paddock/server/contracts/customers';
import { ButtonLink } from '@paddock/ui/button-link';
import { Icon } from '@paddock/ui/icon';
import { PasswordField } from '@paddock/ui/password-field';
import { TextField } from '@paddock/ui/text-field';
import { Link } from 'react-router';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { visitContext } from '../../request/visit.server.ts';
import { wantedPage } from '../session/redirect-cookie.server.ts';
import type { Route } from './+types/login.page.ts';
import { AuthFrame } from './auth-frame.tsx';
import { authPicture } from './auth-pictures.server.ts';
import { AuthForm, useFields } from './form/auth-form.tsx';
import { catchOffline, formState } from './form/form-state.ts';
import { formReply, readForm, redirectSignedIn } from './form/read-form.server.ts';
import { openSession, signInHeaders } from './open-session.server.ts';
import { PasskeyButton } from './passkey-button.tsx';

await requireMessages('account');

const ORDER = /\/my-account\/orders\/[^/]+$/;

export function loader({ context }: Route.LoaderArgs) {
  const wanted = wantedPage(context.get(visitContext));
  const lead = wanted === null ? 'lead' : ORDER.test(wanted) ? 'leadOrder' : 'leadBack';
  return { picture: authPicture('login'), lead } as const;
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { email, password } = await readForm(visit, request, ['email', 'password']);
  const answer = await visit.call(login, { body: { email, password }, headers: signInHeaders(visit) });
  if (!answer.ok) return formReply(formState(answer, { email }));
  return redirectSignedIn(await openSession(visit, answer.data), { email });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchOffline(serverAction);

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const path = usePath();
  const field = useFields(actionData);
  return (
    <AuthFrame
      title={t('auth.login.title')}
      lead={t(`auth.login.${loaderData.lead}`)}
      picture={loaderData.picture}
    >
      <AuthForm state={actionData} submit={t('auth.login.submit')} isLogin>
        <TextField
          {...field('email')}
          type="email"
          label={t('auth.login.email')}
          autoComplete="username webauthn"
          dir="ltr"
          maxLength={254}
        />
        <PasswordField
          {...field('password')}
          label={t('auth.login.password')}
          showLabel={t('auth.password.show')}
          hideLabel={t('auth.password.hide')}
          autoComplete="current-password"
          maxLength={200}
        />
        <p className="auth-aside">
          <Link className="ui-link" to={path('recovery')}>
            {t('auth.login.forgot')}
          </Link>
        </p>
      </AuthForm>
      <PasskeyButton />
      <p className="auth-or">
        <span>{t('auth.login.noAccount')}</span>
      </p>
      <ButtonLink as={Link} to={path('register')} variant="ghost" block>
        {t('auth.register.title')}
      </ButtonLink>
      <p className="auth-aside auth-find">
        <Link className="ui-link" to={path('orders/find')}>
          {t('auth.find.title')}
        </Link>
      </p>
      <ul className="auth-why">
        {(['orders', 'bikes'] as const).map((reason) => (
          <li key={reason}>
            <Icon name="check" />
            {t(`auth.login.why.${reason}`)}
          </li>
        ))}
      </ul>
    </AuthFrame>
  );
}
