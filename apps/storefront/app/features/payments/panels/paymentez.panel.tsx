import { Button } from '@paddock/ui/button';
import { ButtonLink } from '@paddock/ui/button-link';
import { Note } from '@paddock/ui/note';
import { useState } from 'react';
import { isOutcomeUnknown } from '../../../http/show-failure.ts';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import { Brands } from '../card/brand-mark.tsx';
import type { PaymentezResponse } from '../card/paymentez.ts';
import { usePaymentezModal } from '../card/use-paymentez-modal.ts';
import type { PanelProps } from '../panel-props.ts';
import { type ScriptState, useProviderScript } from '../use-provider-script.ts';
import { useOrderLabel, useRegistration } from '../use-registration.ts';
import { ScriptFailed } from './panel-failures.tsx';

/** The window over ours, and what became of the payment in it. */
function usePaymentWindow(props: PanelProps, script: ScriptState) {
  const { post } = props.action;
  const t = useT();
  const { isBusy, setBusy, release, send, showResult } = useRegistration(props);
  const [warning, setWarning] = useState<string | null>(null);
  const [isTaken, setTaken] = useState(false);

  async function respond({ transaction }: PaymentezResponse) {
    if (!transaction || !post.notify) {
      setWarning(t('payments.failed.again'));
      return release();
    }
    setBusy(true);
    const { id, status, status_detail: detail } = transaction;
    const answer = await send(post.notify.url, { ref: id, status: detail ?? status });
    if (answer.ok) return showResult(answer.data.code);
    const hasPaid = status === 'success';
    if (isOutcomeUnknown(answer) && hasPaid) return showResult(post.order_code);
    setWarning(answer.message ?? t('payments.failed.again'));
    // Money may have gone: no second payment from here, but the way to what became of it (C-09).
    setTaken(hasPaid);
    release();
  }

  const modal = usePaymentezModal(script, (response) => void respond(response));

  function open() {
    const reference = post.result_data?.id;
    if (!reference || !props.termsAccepted || isBusy) return;
    setWarning(null);
    // Within the press itself: a phone's browser blocks what opens later.
    modal.current?.open({ reference });
  }

  return { open, warning, isTaken, isBusy };
}

/** The provider's own checkout in a window over ours; we are told how it ended and look it up. */
export default function PaymentezPanel(props: PanelProps) {
  const { post, order } = props.action;
  const t = useT();
  const label = useOrderLabel();
  const path = usePath();
  const script = useProviderScript(post.js_url);
  const { open, warning, isTaken, isBusy } = usePaymentWindow(props, script);

  if (script === 'failed') return <ScriptFailed />;
  return (
    <div className="pay__form">
      <p className="pay__lead">{t('payments.card.openHint')}</p>
      <Brands label={t('payments.card.brands')} brands={post.tdc_types} />
      {warning && (
        <Note tone="warn" isLive title={isTaken ? t('payments.embed.taken') : undefined}>
          {warning}
        </Note>
      )}
      <div className="pay__actions">
        {isTaken ? (
          <ButtonLink href={path(`checkout/${post.order_code}/result`)}>
            {t('checkout.result.seeOrder')}
          </ButtonLink>
        ) : (
          <Button
            iconStart="lock"
            disabled={!props.termsAccepted || script !== 'ready'}
            isLoading={isBusy}
            onClick={open}
          >
            {label?.order ?? t('payments.card.open', { amount: order.total_formatted })}
          </Button>
        )}
      </div>
    </div>
  );
}
