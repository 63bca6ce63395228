import { focusFirstError } from '@paddock/ui/focus-first-error';
import { NativeSelect } from '@paddock/ui/native-select';
import { Note } from '@paddock/ui/note';
import { Skeleton } from '@paddock/ui/skeleton';
import { TextField } from '@paddock/ui/text-field';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { isOutcomeUnknown } from '../../../http/may-have-happened.ts';
import { useT } from '../../../i18n/use-t.ts';
import { usePage } from '../../../page/page-context.ts';
import { Brands } from '../card/brand-mark.tsx';
import { CardFooter } from '../card/card-footer.tsx';
import { digitsOf, formatDocument, splitExpiry } from '../card/card-format.rules.ts';
import { CardInputs, FormattedField } from '../card/card-inputs.tsx';
import { ChallengeFrame } from '../card/challenge-frame.tsx';
import type { CardErrors } from '../card/gateway-errors.rules.ts';
import { instalmentAmount } from '../card/instalment-amount.rules.ts';
import { Instalments } from '../card/instalments.tsx';
import { mpLocale } from '../card/mercado-pago.ts';
import { SecureCard } from '../card/secure-card.tsx';
import { tokenErrors } from '../card/token-errors.rules.ts';
import { useCardFailure } from '../card/use-card-failure.ts';
import { useCardLookup } from '../card/use-card-lookup.ts';
import type { PanelProps } from '../panel-props.ts';
import { useProviderScript } from '../use-provider-script.ts';
import { type Registration, useRegistration } from '../use-registration.ts';
import { ScriptFailed } from './script-failed.tsx';

const DOCUMENTS = ['DNI', 'CI', 'LC', 'LE', 'Otro'];

/** Issuers and instalments found from the card's beginning; a token goes to our server, which charges it. */
export default function MercadoPagoPanel(props: PanelProps) {
  const { post, order } = props.action;
  const t = useT();
  const { locale, lang } = usePage();
  const script = useProviderScript(post.js_url);
  const { isBusy, setBusy, release, send, showResult } = useRegistration(props);
  const failure = useCardFailure();
  const [challenge, setChallenge] = useState<Registration | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const refs = {
    number: useRef<HTMLInputElement>(null),
    expiry: useRef<HTMLInputElement>(null),
    code: useRef<HTMLInputElement>(null),
  };
  const holder = useRef<HTMLInputElement>(null);
  const docType = useRef<HTMLSelectElement>(null);
  const document = useRef<HTMLInputElement>(null);

  const mp = useMemo(
    () =>
      script === 'ready' && window.MercadoPago && post.public_key
        ? new window.MercadoPago(post.public_key, { locale: mpLocale(locale) })
        : null,
    [script, post.public_key, locale],
  );
  const amount = post.totals?.exchanged_total.toFixed(post.totals.exponent) ?? '';
  const card = useCardLookup(mp, amount, mpLocale(locale));

  const cost = card.costs.find(({ installments }) => installments === card.count);
  const toPay = instalmentAmount(cost, post.totals?.currency, lang, order.total_formatted);

  function fail(text: string, fields?: CardErrors) {
    focusFirstError(form.current, () => failure.fail(text, fields));
    release();
  }

  async function makeToken() {
    if (!mp) throw new Error('the provider’s script is not there');
    const owner = {
      cardholderName: holder.current?.value.trim() ?? '',
      identificationType: docType.current?.value ?? 'DNI',
      identificationNumber: digitsOf(document.current?.value ?? ''),
    };
    if (mp.fields) return mp.fields.createCardToken(owner);
    const { month, year } = splitExpiry(refs.expiry.current?.value ?? '');
    return mp.createCardToken({
      ...owner,
      cardNumber: digitsOf(refs.number.current?.value ?? ''),
      cardExpirationMonth: month,
      cardExpirationYear: year,
      securityCode: digitsOf(refs.code.current?.value ?? ''),
    });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!props.termsAccepted || isBusy || !post.notify) return;
    setBusy(true);
    failure.clear();
    let ref: string;
    try {
      ref = (await makeToken()).id;
    } catch (thrown) {
      const { fields, other } = tokenErrors(thrown);
      return fail([t('payments.failed.wrong'), other && t(other)].filter(Boolean).join(' '), fields);
    }
    const answer = await send(post.notify.url, {
      ref,
      mp_payment_method_id: card.methodId,
      issuer: card.issuer,
      installments: card.count,
      user_name: holder.current?.value.trim() ?? '',
      dni: digitsOf(document.current?.value ?? ''),
      docType: docType.current?.value ?? 'DNI',
    });
    if (answer.ok) return answer.data.challenge ? setChallenge(answer.data) : showResult(answer.data.code);
    if (isOutcomeUnknown(answer)) return showResult(post.order_code);
    fail(answer.message ?? t('payments.failed.again'));
  }

  if (script === 'failed') return <ScriptFailed />;
  if (!mp) return <Skeleton height={380} />;
  if (challenge?.challenge) {
    return <ChallengeFrame {...challenge.challenge} onEnd={() => showResult(challenge.code)} />;
  }
  return (
    <form ref={form} className="pay__form" method="post" onSubmit={submit} noValidate>
      {failure.text && (
        <Note tone="alert" isLive>
          {failure.text}
        </Note>
      )}
      <Brands label={t('payments.card.brands')} brands={post.tdc_types} />
      {mp.fields ? (
        <SecureCard mp={mp} errors={failure.fields} onBin={card.lookUp} />
      ) : (
        <CardInputs refs={refs} errors={failure.fields} onNumber={card.lookUp} />
      )}
      <TextField
        ref={holder}
        label={t('payments.card.holder')}
        error={failure.fields.holder && t(failure.fields.holder)}
        autoComplete="cc-name"
        maxLength={60}
      />
      <div className="pay__document">
        <NativeSelect ref={docType} label={t('payments.card.idType')} defaultValue="DNI">
          {DOCUMENTS.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </NativeSelect>
        <FormattedField
          ref={document}
          label={t('payments.card.idNumber')}
          error={failure.fields.document && t(failure.fields.document)}
          autoComplete="off"
          format={formatDocument}
        />
      </div>
      {card.issuers.length > 0 && (
        <NativeSelect
          label={t('payments.card.issuer')}
          hint={t('payments.card.issuerHint')}
          error={failure.fields.issuer && t(failure.fields.issuer)}
          value={card.issuer}
          onChange={(event) => card.chooseIssuer(event.target.value)}
        >
          {card.issuers.map((issuer) => (
            <option key={issuer.id} value={String(issuer.id)}>
              {issuer.name}
            </option>
          ))}
        </NativeSelect>
      )}
      <Instalments costs={card.costs} count={card.count} onChoose={card.chooseCount} />
      <CardFooter amount={toPay} isBusy={isBusy} isDisabled={!props.termsAccepted} />
    </form>
  );
}
