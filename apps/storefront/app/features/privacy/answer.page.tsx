import { eraseGuestData } from '@paddock/server/contracts/privacy';
import { Button } from '@paddock/ui/button';
import { ButtonLink } from '@paddock/ui/button-link';
import { Note } from '@paddock/ui/note';
import { Form, useNavigation } from 'react-router';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { visitContext } from '../../request/visit.server.ts';
import { AuthFrame } from '../auth/auth-frame.tsx';
import { authPicture } from '../auth/auth-pictures.server.ts';
import { ExpiredLink } from '../auth/expired-link.tsx';
import { FormNote } from '../auth/form/form-note.tsx';
import { catchOffline, type FormState, formState } from '../auth/form/form-state.ts';
import { formReply, readForm } from '../auth/form/read-form.server.ts';
import type { Route } from './+types/answer.page.ts';

await requireMessages('account');

export function loader({ params }: Route.LoaderArgs) {
  return { picture: authPicture('recovery'), token: params.token };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  await readForm(visit, request, []);
  const answer = await visit.call(eraseGuestData, { params: { token: params.token } });
  return answer.ok ? { isErased: true as const } : formReply(formState(answer));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchOffline(serverAction);

/** Where the mailed link leads: download what we hold about the address, or erase it. */
export default function DataPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const state = actionData && 'problem' in actionData ? actionData : undefined;
  const isErased = actionData !== undefined && 'isErased' in actionData;
  const isDead = state?.problem === 'link';
  return (
    <AuthFrame
      title={t('auth.data.title')}
      lead={isErased || isDead ? undefined : t('auth.data.linkLead')}
      picture={loaderData.picture}
    >
      {isErased && (
        <Note tone="ok" isLive>
          {t('auth.data.erased')}
        </Note>
      )}
      {isDead && (
        <ExpiredLink to="privacy-request" action={t('auth.recovery.again')}>
          {t('auth.update.expired')}
        </ExpiredLink>
      )}
      {!isErased && !isDead && <Choices token={loaderData.token} state={state} />}
    </AuthFrame>
  );
}

function Choices({ token, state }: { token: string; state: FormState | undefined }) {
  const t = useT();
  const path = usePath();
  const navigation = useNavigation();
  return (
    <div className="auth-form">
      {state && <FormNote state={state} />}
      <ButtonLink href={path(`privacy-request/${token}/export`)} download block>
        {t('auth.data.download')}
      </ButtonLink>
      <Form method="post">
        <Button type="submit" variant="danger" block isLoading={navigation.formMethod === 'POST'}>
          {t('auth.data.erase')}
        </Button>
      </Form>
    </div>
  );
}
