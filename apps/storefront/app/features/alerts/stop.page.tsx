import { stopAlerts } from '@paddock/server/contracts/alerts';
import { Button } from '@paddock/ui/button';
import { Note } from '@paddock/ui/note';
import { data, Form, useNavigation } from 'react-router';
import { PageFrame } from '../../frame/page-frame.tsx';
import { isUnavailable } from '../../http/reply.server.ts';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { visitContext } from '../../request/visit.server.ts';
import { isToken, tokenOf } from '../newsletter/mail-link.ts';
import type { Route } from './+types/stop.page.ts';
import './alerts.css';

await requireMessages('alerts');

type State = 'ready' | 'done' | 'unknown' | 'offline';

export function loader({ context }: Route.LoaderArgs) {
  const state: State = isToken(tokenOf(context.get(visitContext).url)) ? 'ready' : 'unknown';
  return { state };
}

/** Pressed here, or posted by a mail program for its reader (RFC 8058): from anywhere, without cookies. */
export async function action({ context }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const answer = await visit.call(stopAlerts, { body: { token: tokenOf(visit.url) } });
  if (answer.ok) return { state: 'done' as State };
  const isOffline = isUnavailable(answer.status);
  return data({ state: (isOffline ? 'offline' : 'unknown') as State }, { status: isOffline ? 503 : 404 });
}

export default function StopAlertsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const navigation = useNavigation();
  const { state } = actionData ?? loaderData;
  return (
    <PageFrame title={t('alerts.stop.title')} lead={t('alerts.stop.lead')} noindex>
      <div className="ui-column alert-page">
        <div className="alert-page__done">
          {state === 'done' && <Note tone="ok" isLive title={t('alerts.stop.done')} />}
          {state === 'unknown' && (
            <Note tone="warn" isLive title={t('alerts.unknown')}>
              <p>{t('alerts.unknownHint')}</p>
            </Note>
          )}
          {state === 'offline' && <Note tone="alert" isLive title={t('shell.errors.offline')} />}
          {(state === 'ready' || state === 'offline') && (
            <Form method="post">
              <Button type="submit" isLoading={navigation.formMethod === 'POST'}>
                {t('alerts.stop.submit')}
              </Button>
            </Form>
          )}
        </div>
      </div>
    </PageFrame>
  );
}
