import type { CardForm, PaymentPost } from '@paddock/server/contracts/payments';
import { Button } from '@paddock/ui/button';
import { focusFirstError } from '@paddock/ui/field';
import { TextField } from '@paddock/ui/text-field';
import { showToast } from '@paddock/ui/toast-queue';
import { type FormEvent, useRef, useState } from 'react';
import { callServer } from '../../../http/call-server.ts';
import { isOutcomeUnknown } from '../../../http/show-failure.ts';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Brands } from '../card/brand-mark.tsx';
import type { PanelProps } from '../panel-props.ts';
import { useRegistration } from '../use-registration.ts';
import { DatafastWidget } from './datafast-widget.tsx';

type FieldName = keyof CardForm;
type Errors = Readonly<Partial<Record<FieldName, string>>>;

const FIELDS: readonly { name: FieldName; label: MessageId; autoComplete: string; type?: string }[] = [
  { name: 'name', label: 'payments.form.name', autoComplete: 'given-name' },
  { name: 'surname', label: 'payments.form.surname', autoComplete: 'family-name' },
  { name: 'user_id', label: 'payments.form.userId', autoComplete: 'off' },
  { name: 'phone', label: 'payments.form.phone', autoComplete: 'tel', type: 'tel' },
  { name: 'street1', label: 'payments.form.street', autoComplete: 'address-line1' },
  { name: 'postal_code', label: 'payments.form.postalCode', autoComplete: 'postal-code' },
];
const LTR: readonly FieldName[] = ['user_id', 'phone', 'postal_code'];

/** First who pays, then the provider's card form in its place. */
export default function DatafastPanel(props: PanelProps) {
  const { post } = props.action;
  const t = useT();
  const { isBusy, setBusy, release, showResult } = useRegistration(props);
  const [errors, setErrors] = useState<Errors>({});
  const [widget, setWidget] = useState<PaymentPost | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const key = useRef({ body: '', value: '' });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!props.termsAccepted || isBusy || !post.url) return;
    const body = Object.fromEntries(new FormData(event.currentTarget));
    const text = JSON.stringify(body);
    if (key.current.body !== text) key.current = { body: text, value: crypto.randomUUID() };
    setBusy(true);
    setErrors({});
    const answer = await callServer<PaymentPost>(post.url, {
      body,
      key: key.current.value,
      staysOnSignOut: true,
    });
    if (answer.ok) {
      props.onReplaced?.();
      return setWidget(answer.data);
    }
    // It is over, or being paid in another tab: how it stands is said there.
    if (answer.status === 409) return showResult(props.action.order.code);
    const isSilent = answer.status === 0 || isOutcomeUnknown(answer);
    showToast({ text: t(isSilent ? 'payments.failed.again' : 'payments.failed.wrong'), variant: 'error' });
    if (answer.status >= 400 && answer.status < 500) {
      const first = Object.entries(answer.errors).map(([name, [words = '']]) => [name, words]);
      focusFirstError(form.current, () => setErrors(Object.fromEntries(first)));
    }
    release();
  }

  if (widget) return <DatafastWidget key={widget.result_data?.id} post={widget} />;
  return (
    <form ref={form} className="pay__form" method="post" onSubmit={submit} noValidate>
      <p className="pay__lead">{t('payments.form.lead')}</p>
      <Brands label={t('payments.card.brands')} brands={post.tdc_types} />
      <PayerFields payer={props.payer ?? {}} errors={errors} />
      <div className="pay__actions">
        <Button type="submit" disabled={!props.termsAccepted} isLoading={isBusy}>
          {t('payments.form.continue')}
        </Button>
      </div>
    </form>
  );
}

type PayerProps = { payer: Readonly<Partial<Record<FieldName, string>>>; errors: Errors };

function PayerFields({ payer, errors }: PayerProps) {
  const t = useT();
  return (
    <div className="pay__preform">
      {FIELDS.map(({ name, label, ...field }) => (
        <TextField
          key={name}
          name={name}
          label={t(label)}
          defaultValue={payer[name]}
          error={errors[name]}
          dir={LTR.includes(name) ? 'ltr' : undefined}
          maxLength={100}
          {...field}
        />
      ))}
    </div>
  );
}
