import type { ResultAction } from '@paddock/server/contracts/payments';
import { focusFirstError } from '@paddock/ui/field';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { isOutcomeUnknown } from '../../../http/show-failure.ts';
import { useT } from '../../../i18n/use-t.ts';
import { usePage } from '../../../page/page-context.ts';
import type { PanelProps } from '../panel-props.ts';
import { useProviderScript } from '../use-provider-script.ts';
import { type Registration, useRegistration } from '../use-registration.ts';
import { digitsOf, splitExpiry } from './card-format.rules.ts';
import type { CardErrors } from './gateway-errors.rules.ts';
import { type MercadoPago, mpLocale } from './mercado-pago.ts';
import { tokenErrors } from './token-errors.rules.ts';
import { type CardFormRefs, useCardFailure, useCardRefs } from './use-card-form.ts';
import type { useCardLookup } from './use-card-lookup.ts';

export interface CardOwner {
  readonly name: string;
  readonly documentType: string;
  readonly document: string;
}

/** What the card form says about the owner of the card. */
const cardOwner = ({ holder, documentType, document }: CardFormRefs): CardOwner => ({
  name: holder.current?.value.trim() ?? '',
  documentType: documentType.current?.value ?? 'DNI',
  document: digitsOf(document.current?.value ?? ''),
});

/** Makes a token from the fields and registers it; then a 3-D Secure challenge, the result, or what went wrong. */
export function useMercadoPagoPayment(
  props: PanelProps,
  mp: MercadoPago | null,
  card: ReturnType<typeof useCardLookup>,
) {
  const { post } = props.action;
  const t = useT();
  const { isBusy, setBusy, release, send, showResult } = useRegistration(props);
  const failure = useCardFailure();
  const [challenge, setChallenge] = useState<Registration | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const refs = useCardRefs();

  function fail(text: string, fields?: CardErrors) {
    focusFirstError(form.current, () => failure.fail(text, fields));
    release();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!props.termsAccepted || isBusy || !post.notify) return;
    setBusy(true);
    failure.clear();
    const owner = cardOwner(refs);
    let ref: string;
    try {
      ref = await createCardToken(mp, refs, owner);
    } catch (thrown) {
      const { fields, other } = tokenErrors(thrown);
      return fail([t('payments.failed.wrong'), other && t(other)].filter(Boolean).join(' '), fields);
    }
    const answer = await send(post.notify.url, {
      ref,
      mp_payment_method_id: card.methodId,
      issuer: card.issuer,
      installments: card.count,
      user_name: owner.name,
      dni: owner.document,
      docType: owner.documentType,
    });
    if (answer.ok) return answer.data.challenge ? setChallenge(answer.data) : showResult(answer.data.code);
    if (isOutcomeUnknown(answer)) return showResult(post.order_code);
    fail(answer.message ?? t('payments.failed.again'));
  }

  return { form, refs, failure, challenge, isBusy, submit, showResult };
}

/** The id of a token for the card: made from the provider's own frames where it has them, else from our fields. */
async function createCardToken(
  mp: MercadoPago | null,
  { card }: CardFormRefs,
  { name, documentType, document }: CardOwner,
): Promise<string> {
  if (!mp) throw new Error('the script of the payment provider is not loaded');
  const owner = {
    cardholderName: name,
    identificationType: documentType,
    identificationNumber: document,
  };
  if (mp.fields) return (await mp.fields.createCardToken(owner)).id;
  const { month, year } = splitExpiry(card.expiry.current?.value ?? '');
  const token = await mp.createCardToken({
    ...owner,
    cardNumber: digitsOf(card.number.current?.value ?? ''),
    cardExpirationMonth: month,
    cardExpirationYear: year,
    securityCode: digitsOf(card.code.current?.value ?? ''),
  });
  return token.id;
}

/** The provider's script and its client; null until the script is loaded. */
export function useMercadoPago({ js_url, public_key }: ResultAction['post']) {
  const { locale } = usePage();
  const script = useProviderScript(js_url);
  const mp = useMemo(
    () =>
      script === 'ready' && window.MercadoPago && public_key
        ? new window.MercadoPago(public_key, { locale: mpLocale(locale) })
        : null,
    [script, public_key, locale],
  );
  return { script, mp };
}
