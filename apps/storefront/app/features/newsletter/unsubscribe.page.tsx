import pictures from 'virtual:brand/pictures';
import { unsubscribe } from '@paddock/server/contracts/newsletter';
import { Button } from '@paddock/ui/button';
import { ButtonLink } from '@paddock/ui/button-link';
import { Note } from '@paddock/ui/note';
import { data, Form, Link, useNavigation } from 'react-router';
import { PageFrame } from '../../frame/page-frame.tsx';
import { isUnavailable } from '../../http/reply.server.ts';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { getPicture } from '../../media/media.server.ts';
import { usePath } from '../../page/page-context.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/unsubscribe.page.ts';
import { isToken, tokenOf } from './mail-link.ts';
import './newsletter.css';

await requireMessages('forms');

type State = 'ready' | 'done' | 'unknown' | 'offline';

export function loader({ context }: Route.LoaderArgs) {
  const state: State = isToken(tokenOf(context.get(visitContext).url)) ? 'ready' : 'unknown';
  return { state, picture: getPicture(pictures.newsletter) };
}

/**
 * Pressed here, or posted by a mail program for its reader (RFC 8058): from anywhere, therefore, without cookies, and
 * without a detour. The link itself is the proof.
 */
export async function action({ context }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const answer = await visit.call(unsubscribe, { body: { token: tokenOf(visit.url) } });
  if (answer.ok) return { state: 'done' as State };
  const isUnknown = !isUnavailable(answer.status);
  return data({ state: (isUnknown ? 'unknown' : 'offline') as State }, { status: isUnknown ? 404 : 503 });
}

export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const path = usePath();
  const navigation = useNavigation();
  const state = actionData?.state ?? loaderData.state;
  return (
    <PageFrame
      title={t('newsletter.leave.title')}
      lead={t('newsletter.leave.lead')}
      picture={loaderData.picture}
      noindex
    >
      <div className="ui-column letters">
        <div className="letters__page">
          {state === 'done' && (
            <>
              <Note tone="ok" isLive title={t('newsletter.leave.done')}>
                <p>{t('newsletter.leave.back')}</p>
              </Note>
              <ButtonLink as={Link} to={path('newsletter')} variant="quiet">
                {t('newsletter.verify.again')}
              </ButtonLink>
            </>
          )}
          {state === 'unknown' && (
            <Note tone="warn" isLive title={t('newsletter.verify.unknown')}>
              <p>{t('newsletter.leave.unknownHint')}</p>
            </Note>
          )}
          {state === 'offline' && <Note tone="alert" isLive title={t('shell.errors.offline')} />}
          {(state === 'ready' || state === 'offline') && (
            <Form method="post">
              <Button type="submit" isLoading={navigation.formMethod === 'POST'}>
                {t('newsletter.leave.submit')}
              </Button>
            </Form>
          )}
        </div>
      </div>
    </PageFrame>
  );
}
