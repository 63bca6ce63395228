import { confirmProof } from '@paddock/server/contracts/proofs';
import { Button } from '@paddock/ui/button';
import { Note } from '@paddock/ui/note';
import { useEffect, useRef } from 'react';
import { data, Form, useNavigation } from 'react-router';
import { PageFrame } from '../../../frame/page-frame.tsx';
import { requireMessages } from '../../../i18n/require-messages.ts';
import { useT } from '../../../i18n/use-t.ts';
import { visitContext } from '../../../request/visit.server.ts';
import type { Route } from './+types/confirm-email.page.ts';
import './confirm.css';

await requireMessages('checkout');

type State = 'ready' | 'confirmed' | 'unknown' | 'offline';

const TOKEN = /^[\w-]{20,120}$/;
const tokenOf = (url: URL): string => url.searchParams.get('token')?.slice(0, 200) ?? '';

/** Only the button confirms: a mail scanner that opens the link changes nothing. */
export function loader({ context }: Route.LoaderArgs) {
  const state: State = TOKEN.test(tokenOf(context.get(visitContext).url)) ? 'ready' : 'unknown';
  return { state };
}

export async function action({ context }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const answer = await visit.call(confirmProof, { body: { token: tokenOf(visit.url) } });
  if (answer.ok) return data({ state: 'confirmed' as State });
  const isUnknown = answer.status === 404 || answer.status === 422;
  return data({ state: (isUnknown ? 'unknown' : 'offline') as State }, { status: isUnknown ? 404 : 503 });
}

export default function ConfirmEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const state = actionData?.state ?? loaderData.state;
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (actionData) answer.current?.focus();
  }, [actionData]);
  const hasButton = state === 'ready' || state === 'offline';
  return (
    <PageFrame
      title={t('checkout.confirm.title')}
      lead={hasButton ? t('checkout.confirm.lead') : null}
      noindex
    >
      <div className="ui-column">
        <div className="confirm" ref={answer} tabIndex={-1}>
          <Answer state={state} />
        </div>
      </div>
    </PageFrame>
  );
}

function Answer({ state }: { state: State }) {
  const t = useT();
  const navigation = useNavigation();
  if (state === 'confirmed')
    return (
      <Note tone="ok" isLive title={t('checkout.confirm.done')}>
        <p>{t('checkout.confirm.doneHint')}</p>
      </Note>
    );
  if (state === 'unknown')
    return (
      <Note tone="warn" isLive title={t('checkout.confirm.unknown')}>
        <p>{t('checkout.confirm.unknownHint')}</p>
      </Note>
    );
  return (
    <Form method="post">
      {state === 'offline' && <Note tone="alert" isLive title={t('shell.errors.offline')} />}
      <Button type="submit" isLoading={navigation.formMethod === 'POST'}>
        {t('checkout.confirm.submit')}
      </Button>
    </Form>
  );
}
