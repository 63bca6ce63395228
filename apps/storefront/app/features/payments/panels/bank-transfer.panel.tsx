import { Button } from '@paddock/ui/button';
import { Note } from '@paddock/ui/note';
import { TextField } from '@paddock/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { TransferDetails } from '../../orders/transfer-details.tsx';
import type { PanelProps } from '../panel-props.ts';
import { useOrderLabel, useRegistration } from '../use-registration.ts';
import { QuietFailure } from './panel-failures.tsx';

const LATER = 'PAYLATER';

/** Registers the order, with the bank's number for the transfer or without it. */
function useTransferRegistration(props: PanelProps) {
  const { post } = props.action;
  const { isBusy, setBusy, release, send, showResult } = useRegistration(props);
  const [pressed, setPressed] = useState<'now' | 'later'>('now');
  const [error, setError] = useState<string | null>(null);
  const [failures, setFailures] = useState(0);
  const reference = useRef<HTMLInputElement>(null);
  const isBlocked = !props.termsAccepted || isBusy;

  async function register(ref: string) {
    if (isBlocked || !post.url) return;
    setPressed(ref === LATER ? 'later' : 'now');
    setError(null);
    setBusy(true);
    const answer = await send(post.url, { ref });
    if (answer.ok) return showResult(answer.data.code);
    const aboutRef = answer.errors.ref?.[0] ?? null;
    setError(aboutRef);
    if (aboutRef) reference.current?.focus();
    else setFailures((count) => count + 1);
    release();
  }

  return { reference, error, failures, pressed, isBusy, isBlocked, register };
}

/** Where to send the money, and the bank's number for it once it is sent. */
export default function BankTransferPanel(props: PanelProps) {
  const { post, order } = props.action;
  const t = useT();
  const label = useOrderLabel();
  const { reference, error, failures, pressed, isBusy, isBlocked, register } = useTransferRegistration(props);

  function submit(event: FormEvent) {
    event.preventDefault();
    void register(reference.current?.value.trim() ?? '');
  }

  return (
    <form className="pay__form" onSubmit={submit} noValidate>
      <p className="pay__lead">{t('payments.bank.lead')}</p>
      <TransferDetails params={post.params ?? {}} total={order.total_formatted} />
      <TextField
        ref={reference}
        label={t('payments.bank.ref')}
        hint={t('payments.bank.refHint')}
        error={error}
        dir="ltr"
        autoComplete="off"
        maxLength={255}
      />
      <QuietFailure failures={failures} isVisible={props.friendlyErrors} />
      <div className="pay__actions">
        <Button
          type="submit"
          disabled={!props.termsAccepted}
          isLoading={isBusy && pressed === 'now'}
          aria-disabled={isBlocked}
        >
          {label?.order ?? t('payments.bank.submit')}
        </Button>
        <Button
          variant="ghost"
          disabled={!props.termsAccepted}
          isLoading={isBusy && pressed === 'later'}
          aria-disabled={isBlocked}
          onClick={() => void register(LATER)}
        >
          {label?.later ?? t('payments.bank.later')}
        </Button>
      </div>
      <Note tone="info">{t('payments.bank.kept')}</Note>
    </form>
  );
}
