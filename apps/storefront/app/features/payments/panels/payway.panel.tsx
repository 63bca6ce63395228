import { focusFirstError } from '@paddock/ui/field';
import { NativeSelect } from '@paddock/ui/native-select';
import { Note } from '@paddock/ui/note';
import { TextField } from '@paddock/ui/text-field';
import { type FormEvent, type RefObject, useRef } from 'react';
import { isOutcomeUnknown } from '../../../http/show-failure.ts';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Brands } from '../card/brand-mark.tsx';
import { CardFooter } from '../card/card-footer.tsx';
import { binOf, digitsOf, formatDocument, splitExpiry } from '../card/card-format.rules.ts';
import { CardInputs, FormattedField } from '../card/card-inputs.tsx';
import { gatewayErrors } from '../card/gateway-errors.rules.ts';
import { askPaywayToken } from '../card/payway-token.ts';
import { useCardFailure } from '../card/use-card-form.ts';
import type { PanelProps } from '../panel-props.ts';
import { useRegistration } from '../use-registration.ts';

/** Card fields of our own whose values go straight to the gateway; our server is told its token and the bin. */
export default function PaywayPanel(props: PanelProps) {
  const { post, order } = props.action;
  const t = useT();
  const { isBusy, setBusy, release, send, showResult } = useRegistration(props);
  const failure = useCardFailure();
  const form = useRef<HTMLFormElement>(null);
  const number = useRef<HTMLInputElement>(null);
  const expiry = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const holder = useRef<HTMLInputElement>(null);
  const document = useRef<HTMLInputElement>(null);

  function fail(...words: Parameters<typeof failure.fail>) {
    focusFirstError(form.current, () => failure.fail(...words));
    release();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!props.termsAccepted || isBusy || !post.url || !post.notify) return;
    setBusy(true);
    failure.clear();
    const cardNumber = number.current?.value ?? '';
    const token = await askPaywayToken(post.url, post.public_key ?? '', {
      number: digitsOf(cardNumber),
      ...splitExpiry(expiry.current?.value ?? ''),
      code: digitsOf(code.current?.value ?? ''),
      holder: holder.current?.value.trim() ?? '',
      document: digitsOf(document.current?.value ?? ''),
    });
    if (token.kind === 'invalid') return fail(t('payments.failed.wrong'), gatewayErrors(token.body));
    if (token.kind === 'refused') return fail(token.message ?? t('payments.failed.again'));
    if (token.kind !== 'token') return fail(t('payments.failed.again'));
    const answer = await send(post.notify.url, { ref: token.id, bin: binOf(cardNumber) });
    if (answer.ok) return showResult(answer.data.code);
    // Perhaps it was charged and only the answer is missing: the result page finds out (C-09).
    if (isOutcomeUnknown(answer)) return showResult(post.order_code);
    fail(answer.message ?? t('payments.failed.again'));
  }

  return (
    <form ref={form} className="pay__form" method="post" onSubmit={submit} noValidate autoComplete="on">
      {failure.text && (
        <Note tone="alert" isLive>
          {failure.text}
        </Note>
      )}
      <Brands label={t('payments.card.brands')} brands={post.tdc_types} />
      <CardInputs refs={{ number, expiry, code }} errors={failure.fields} />
      <HolderField ref={holder} fault={failure.fields.holder} />
      <DocumentFields ref={document} fault={failure.fields.document} />
      <CardFooter amount={order.total_formatted} isBusy={isBusy} isDisabled={!props.termsAccepted} />
    </form>
  );
}

type FieldProps = { ref: RefObject<HTMLInputElement | null>; fault: MessageId | undefined };

function HolderField({ ref, fault }: FieldProps) {
  const t = useT();
  return (
    <TextField
      ref={ref}
      label={t('payments.card.holder')}
      error={fault && t(fault)}
      autoComplete="cc-name"
      autoCapitalize="characters"
      maxLength={60}
    />
  );
}

/** The cardholder's identity document: its kind and its number. */
function DocumentFields({ ref, fault }: FieldProps) {
  const t = useT();
  return (
    <div className="pay__document">
      <NativeSelect label={t('payments.card.idType')} defaultValue="dni">
        <option value="dni">DNI</option>
      </NativeSelect>
      <FormattedField
        ref={ref}
        label={t('payments.card.idNumber')}
        error={fault && t(fault)}
        autoComplete="off"
        format={formatDocument}
      />
    </div>
  );
}
