import { focusFirstError } from '@paddock/ui/focus-first-error';
import { type FormEvent, useRef, useState } from 'react';
import { isOutcomeUnknown } from '../../../http/may-have-happened.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { PanelProps } from '../panel-props.ts';
import { type Registration, useRegistration } from '../use-registration.ts';
import { cardOwner } from './card-owner.ts';
import { createCardToken } from './create-card-token.ts';
import type { CardErrors } from './gateway-errors.rules.ts';
import type { MercadoPago } from './mercado-pago.ts';
import { tokenErrors } from './token-errors.rules.ts';
import { useCardFailure } from './use-card-failure.ts';
import type { useCardLookup } from './use-card-lookup.ts';
import { useCardRefs } from './use-card-refs.ts';

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
