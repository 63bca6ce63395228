import pictures from 'virtual:brand/pictures';
import { resendVerification, verifySubscriber } from '@paddock/server/contracts/newsletter';
import { Button } from '@paddock/ui/button';
import { ButtonLink } from '@paddock/ui/button-link';
import { Note } from '@paddock/ui/note';
import { useEffect, useRef } from 'react';
import { data, Form, Link, useNavigation } from 'react-router';
import { PageFrame } from '../../frame/page-frame.tsx';
import { isUnavailable } from '../../http/reply.server.ts';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { getPicture } from '../../media/media.server.ts';
import { usePath } from '../../page/page-context.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/subscriber-verify.page.ts';
import { isToken, tokenOf } from './mail-link.ts';
import './newsletter.css';

await requireMessages('forms');

type State = 'ready' | 'verified' | 'already' | 'expired' | 'resent' | 'unknown' | 'offline';

/** Only the button confirms: opening the link, as a mail scanner does, changes nothing. */
export function loader({ context }: Route.LoaderArgs) {
  const { url } = context.get(visitContext);
  const state: State = isToken(tokenOf(url)) ? 'ready' : 'unknown';
  return { state, picture: getPicture(pictures.newsletter) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const body = { token: tokenOf(visit.url) };
  const form = await request.formData().catch(() => new FormData());
  if (form.get('do') === 'resend') {
    const answer = await visit.call(resendVerification, { body });
    return again(answer.ok ? 'resent' : stateOf(answer.status));
  }
  const answer = await visit.call(verifySubscriber, { body });
  if (!answer.ok) return again(stateOf(answer.status));
  const { status } = answer.data;
  return again(status === 'already_verified' ? 'already' : status);
}

// A link of another shape than ours was never a link.
const stateOf = (status: number): State => (isUnavailable(status) ? 'offline' : 'unknown');
const STATUS: Partial<Record<State, number>> = { unknown: 404, offline: 503 };
const again = (state: State) => data({ state }, { status: STATUS[state] ?? 200 });

export default function SubscriberVerifyPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const state = actionData?.state ?? loaderData.state;
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (actionData) answer.current?.focus();
  }, [actionData]);
  return (
    <PageFrame
      title={t('newsletter.verify.title')}
      lead={t('newsletter.verify.lead')}
      picture={loaderData.picture}
      noindex
    >
      <div className="ui-column letters">
        <div className="letters__page" ref={answer} tabIndex={-1}>
          <Answer state={state} />
        </div>
      </div>
    </PageFrame>
  );
}

function Answer({ state }: { state: State }) {
  const t = useT();
  const path = usePath();
  const subscribe = (
    <ButtonLink as={Link} to={path('newsletter')}>
      {t('newsletter.verify.again')}
    </ButtonLink>
  );
  switch (state) {
    case 'ready':
      return <Press words={t('newsletter.verify.submit')} />;
    case 'verified':
    case 'already': {
      const isNew = state === 'verified';
      return (
        <>
          <Note tone="ok" isLive title={isNew ? t('newsletter.verify.done') : t('newsletter.verify.already')}>
            <p>{t('newsletter.verify.next')}</p>
          </Note>
          <ButtonLink as={Link} to={path('news')}>
            {t('newsletter.verify.news')}
          </ButtonLink>
        </>
      );
    }
    case 'expired':
      return (
        <>
          <Note tone="warn" isLive title={t('newsletter.verify.expired')}>
            <p>{t('newsletter.verify.expiredHint')}</p>
          </Note>
          <Press words={t('newsletter.verify.resend')} intent="resend" />
        </>
      );
    case 'resent':
      return <Note tone="ok" isLive title={t('newsletter.verify.resent')} />;
    case 'unknown':
      return (
        <>
          <Note tone="warn" isLive title={t('newsletter.verify.unknown')}>
            <p>{t('newsletter.verify.unknownHint')}</p>
          </Note>
          {subscribe}
        </>
      );
    case 'offline':
      return (
        <>
          <Note tone="alert" isLive title={t('shell.errors.offline')} />
          <Press words={t('newsletter.verify.submit')} />
        </>
      );
  }
}

function Press({ words, intent = 'confirm' }: { words: string; intent?: 'confirm' | 'resend' }) {
  const navigation = useNavigation();
  return (
    <Form method="post">
      <input type="hidden" name="do" value={intent} />
      <Button type="submit" isLoading={navigation.formMethod === 'POST'}>
        {words}
      </Button>
    </Form>
  );
}
