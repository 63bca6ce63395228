import { secureAccount } from '@paddock/server/contracts/customers';
import { redirectDocument } from 'react-router';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { AUTH_COOKIE, expiredCookie } from '../../request/cookies.server.ts';
import { authPath, visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/secure-account.page.ts';
import { AuthFrame } from './auth-frame.tsx';
import { authPicture } from './auth-pictures.server.ts';
import { ExpiredLink } from './expired-link.tsx';
import { AuthForm } from './form/auth-form.tsx';
import { isMailToken } from './form/field.rules.ts';
import { catchOffline, formState } from './form/form-state.ts';
import { formReply, readForm } from './form/read-form.server.ts';

await requireMessages('account');

/** Only the button uses the link up: a mail scanner that opens it changes nothing. */
export function loader({ params }: Route.LoaderArgs) {
  return { picture: authPicture('update'), isLink: isMailToken(params.token) };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  await readForm(visit, request, []);
  const answer = await visit.call(secureAccount, {
    body: { token: params.token ?? '' },
    headers: { authorization: undefined },
  });
  if (!answer.ok) return formReply(formState(answer));
  const path = authPath(visit.segment);
  visit.setCookies.push(expiredCookie(AUTH_COOKIE, path));
  return redirectDocument(`${path}/update-password/${answer.data.recovery_token}`);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchOffline(serverAction);

/** "It was not me": ends every way into the account, then a new password is chosen. */
export default function SecureAccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const isDead = !loaderData.isLink || actionData?.problem === 'link';
  return (
    <AuthFrame
      title={t('auth.secure.title')}
      lead={isDead ? undefined : t('auth.secure.lead')}
      picture={loaderData.picture}
    >
      {isDead ? (
        <ExpiredLink to="recovery" action={t('auth.recovery.again')}>
          {t('auth.update.expired')}
        </ExpiredLink>
      ) : (
        <AuthForm state={actionData} submit={t('auth.secure.submit')} />
      )}
    </AuthFrame>
  );
}
