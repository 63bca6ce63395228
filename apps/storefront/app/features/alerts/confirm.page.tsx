import { confirmAlert } from '@paddock/server/contracts/alerts';
import { Button } from '@paddock/ui/button';
import { ButtonLink } from '@paddock/ui/button-link';
import { Note } from '@paddock/ui/note';
import { useEffect, useRef } from 'react';
import { data, Form, Link, useNavigation } from 'react-router';
import { PageFrame } from '../../frame/page-frame.tsx';
import { isUnavailable } from '../../http/reply.server.ts';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { visitContext } from '../../request/visit.server.ts';
import { isToken, tokenOf } from '../newsletter/mail-link.ts';
import type { Route } from './+types/confirm.page.ts';
import './alerts.css';

await requireMessages('alerts');

type State = 'ready' | 'waiting' | 'expired' | 'unknown' | 'offline';

/** Only the button confirms: opening the link, as a mail scanner does, changes nothing. */
export function loader({ context }: Route.LoaderArgs) {
  const state: State = isToken(tokenOf(context.get(visitContext).url)) ? 'ready' : 'unknown';
  return { state };
}

export async function action({ context }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const answer = await visit.call(confirmAlert, { body: { token: tokenOf(visit.url) } });
  if (!answer.ok) {
    const isOffline = isUnavailable(answer.status);
    const state: State = isOffline ? 'offline' : 'unknown';
    return data({ state, product: null }, { status: isOffline ? 503 : 404 });
  }
  const { status, product } = answer.data;
  return { state: (status === 'expired' ? 'expired' : 'waiting') as State, product };
}

export default function ConfirmAlertPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (actionData) answer.current?.focus();
  }, [actionData]);
  const { state } = actionData ?? loaderData;
  return (
    <PageFrame title={t('alerts.confirm.title')} lead={t('alerts.confirm.lead')} noindex>
      <div className="ui-column alert-page">
        <div className="alert-page__done" ref={answer} tabIndex={-1}>
          <Answer state={state} product={actionData?.product ?? null} />
        </div>
      </div>
    </PageFrame>
  );
}

function Answer({ state, product }: { state: State; product: string | null }) {
  const t = useT();
  const path = usePath();
  const navigation = useNavigation();
  const models = (
    <ButtonLink as={Link} to={path('products')} variant="ghost">
      {t('alerts.models')}
    </ButtonLink>
  );
  switch (state) {
    case 'waiting':
      return (
        <>
          <Note tone="ok" isLive title={t('alerts.waiting')}>
            <p>{t('alerts.next')}</p>
          </Note>
          {models}
        </>
      );
    case 'expired':
      return (
        <>
          <Note tone="warn" isLive title={t('alerts.confirm.expired')}>
            <p>{t('alerts.confirm.expiredHint')}</p>
          </Note>
          {product ? (
            <ButtonLink as={Link} to={path(`products/${product}/alert`)}>
              {t('alerts.title')}
            </ButtonLink>
          ) : (
            models
          )}
        </>
      );
    case 'unknown':
      return (
        <>
          <Note tone="warn" isLive title={t('alerts.unknown')}>
            <p>{t('alerts.unknownHint')}</p>
          </Note>
          {models}
        </>
      );
    default:
      return (
        <>
          {state === 'offline' && <Note tone="alert" isLive title={t('shell.errors.offline')} />}
          <Form method="post">
            <Button type="submit" isLoading={navigation.formMethod === 'POST'}>
              {t('alerts.confirm.submit')}
            </Button>
          </Form>
        </>
      );
  }
}
