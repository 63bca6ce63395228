import type { Proof } from '@paddock/server/contracts/proofs';
import { Button } from '@paddock/ui/button';
import { Note } from '@paddock/ui/note';
import { TextField } from '@paddock/ui/text-field';
import { showToast } from '@paddock/ui/toast-queue';
import { type FormEvent, useState } from 'react';
import { callServer } from '../../../http/call-server.ts';
import { showFailure } from '../../../http/show-failure.ts';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import { useCaptchaForm } from '../../captcha/use-captcha-form.ts';
import './confirm.css';
import { useProof } from './use-proof.ts';

type Requested = Proof & { sent: boolean };
type Props = { cart: string; isSent: boolean; isGuest: boolean };

/** The captcha and the e-mail address; then it waits until the mailed link was followed, and goes on by itself. */
export function ConfirmShopper({ cart, isSent, isGuest }: Props) {
  const path = usePath();
  const [mailed, setMailed] = useState<{ email: string } | null>(isSent ? { email: '' } : null);
  const goOn = () => window.location.assign(path(`checkout/${cart}`));
  useProof(mailed !== null, path('bag/proof'), goOn);
  if (mailed) return <Mailed email={mailed.email} onOther={() => setMailed(null)} />;
  return (
    <AddressForm
      isGuest={isGuest}
      onDone={({ confirmed }, email) => (confirmed ? goOn() : setMailed({ email }))}
    />
  );
}

function AddressForm({
  isGuest,
  onDone,
}: {
  isGuest: boolean;
  onDone: (proof: Requested, email: string) => void;
}) {
  const t = useT();
  const path = usePath();
  const { form, errors, problem, isSending, refuse, send, widget } = useCaptchaForm<Requested>(
    path('bag/proof'),
  );

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    if (isGuest && email === '') return refuse({ email: t('shell.form.required') });
    const answer = await send(isGuest ? { email } : {});
    if (answer.ok) onDone(answer.data, email);
  }

  return (
    <form ref={form} className="confirm" onSubmit={submit} noValidate>
      {isGuest && (
        <TextField
          name="email"
          type="email"
          label={t('newsletter.email')}
          autoComplete="email"
          dir="ltr"
          maxLength={254}
          error={errors.email}
          aria-required
        />
      )}
      <Button type="submit" isLoading={isSending}>
        {t('checkout.proof.submit')}
      </Button>
      {problem && (
        <Note tone="alert" isLive>
          <p>{problem}</p>
        </Note>
      )}
      {widget}
    </form>
  );
}

function Mailed({ email, onOther }: { email: string; onOther: () => void }) {
  const t = useT();
  const path = usePath();
  const [isSending, setSending] = useState(false);

  async function resend() {
    setSending(true);
    const reply = await callServer<Requested>(path('bag/proof'), { body: email ? { email } : {} });
    setSending(false);
    if (!reply.ok) showFailure(reply, t('shell.errors.offline'));
    else showToast({ text: t(reply.data.sent ? 'checkout.proof.resent' : 'checkout.proof.tooMany') });
  }

  return (
    <div className="confirm">
      <Note tone="info" title={t('checkout.proof.sent')} isLive>
        {email && (
          <p>
            <bdi dir="ltr">{email}</bdi>
          </p>
        )}
        <p>{t('checkout.proof.sentHint')}</p>
      </Note>
      <div className="confirm__actions">
        <Button variant="ghost" isLoading={isSending} onClick={resend}>
          {t('checkout.proof.resend')}
        </Button>
        <button type="button" className="ui-text-button" onClick={onOther}>
          {t('checkout.proof.other')}
        </button>
      </div>
    </div>
  );
}
