import { Button } from '@paddock/ui/button';
import { TextField } from '@paddock/ui/text-field';
import { showToast } from '@paddock/ui/toast-queue';
import { type FormEvent, useState } from 'react';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { PanelProps } from '../panel-props.ts';
import { useOrderLabel, useRegistration } from '../use-registration.ts';

const SHORTEST = 8;

/** What is wrong with a number for the phone payment; null when it may be sent. */
export function phoneProblem(value: string): MessageId | null {
  if (!/^\d*$/.test(value)) return 'payments.phone.numeric';
  if (value.length < SHORTEST) return 'payments.phone.short';
  return null;
}

/** The shopper approves the payment in the provider's app. */
export default function PayPhonePanel(props: PanelProps) {
  const { post, order } = props.action;
  const t = useT();
  const label = useOrderLabel();
  const { isBusy, setBusy, release, send, showResult } = useRegistration(props);
  const [phone, setPhone] = useState(() => (post.params?.phoneNumber ?? '').replace(/\D/g, ''));
  const [wasTouched, setTouched] = useState(false);
  const problem = phoneProblem(phone);
  const isBlocked = !props.termsAccepted || isBusy || problem !== null;
  // Letters are wrong at once; "too short" only on blur.
  const shown = problem === 'payments.phone.numeric' || (wasTouched && phone !== '') ? problem : null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBlocked || !post.url) return;
    setBusy(true);
    const answer = await send(post.url, { ...post.params, phoneNumber: phone }, { bearer: post.token });
    if (answer.ok) return showResult(answer.data.code);
    release(() => showToast({ text: answer.message ?? t('payments.failed.again'), variant: 'error' }));
  }

  return (
    <form className="pay__form" onSubmit={submit} noValidate>
      <p className="pay__lead">{t('payments.phone.lead', { amount: order.total_formatted })}</p>
      <div className="pay__phone">
        {post.params?.countryCode && (
          <span className="pay__prefix" dir="ltr" aria-hidden="true">
            +{post.params.countryCode}
          </span>
        )}
        <TextField
          label={t('payments.phone.number')}
          hint={t('payments.phone.hint')}
          error={shown && t(shown)}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          dir="ltr"
          maxLength={20}
          value={phone}
          onChange={(event) => setPhone(event.target.value.trim())}
          onBlur={() => setTouched(true)}
        />
      </div>
      <div className="pay__actions">
        <Button type="submit" iconStart="mobile" disabled={isBlocked && !isBusy} isLoading={isBusy}>
          {label?.order ?? t('payments.phone.submit')}
        </Button>
      </div>
    </form>
  );
}
