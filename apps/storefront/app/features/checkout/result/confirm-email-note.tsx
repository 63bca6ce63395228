import { Button } from '@paddock/ui/button';
import { Note } from '@paddock/ui/note';
import { showToast } from '@paddock/ui/toast-queue';
import { useState } from 'react';
import { callServer } from '../../../http/call-server.ts';
import { showFailure } from '../../../http/show-failure.ts';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import { usePaymentPolling } from './use-payment-polling.ts';

type Props = { code: string; email: string; secondsLeft: number };

/** A guest's transfer, cheque or cash order: days of reservation begin when the mailed link is followed. */
export function ConfirmEmailNote({ code, email, secondsLeft }: Props) {
  const t = useT();
  const path = usePath();
  const [isSending, setSending] = useState(false);
  usePaymentPolling(true, path(`checkout/${code}/events`));

  async function resend() {
    setSending(true);
    const key = new URLSearchParams(window.location.search).get('key');
    const query = key ? `?${new URLSearchParams({ key })}` : '';
    const reply = await callServer<{ sent: boolean }>(`${path(`checkout/${code}/confirm-email`)}${query}`, {
      body: {},
    });
    setSending(false);
    if (!reply.ok) showFailure(reply, t('shell.errors.offline'));
    else showToast({ text: t(reply.data.sent ? 'checkout.proof.resent' : 'checkout.proof.tooMany') });
  }

  return (
    <Note
      tone="warn"
      title={t('checkout.result.confirmTitle', { minutes: Math.max(1, Math.ceil(secondsLeft / 60)) })}
    >
      <p>{t('checkout.result.confirmHint', { email })}</p>
      <Button size="small" variant="ghost" isLoading={isSending} onClick={resend}>
        {t('checkout.proof.resend')}
      </Button>
    </Note>
  );
}
