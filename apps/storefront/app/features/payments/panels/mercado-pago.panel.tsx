import { Note } from '@paddock/ui/note';
import { Skeleton } from '@paddock/ui/skeleton';
import { TextField } from '@paddock/ui/text-field';
import { useT } from '../../../i18n/use-t.ts';
import { usePage } from '../../../page/page-context.ts';
import { Brands } from '../card/brand-mark.tsx';
import { CardFooter } from '../card/card-footer.tsx';
import { CardInputs } from '../card/card-inputs.tsx';
import { ChallengeFrame } from '../card/challenge-frame.tsx';
import { DocumentFields } from '../card/document-fields.tsx';
import { Instalments, instalmentAmount } from '../card/instalments.tsx';
import { IssuerSelect } from '../card/issuer-select.tsx';
import { mpLocale } from '../card/mercado-pago.ts';
import { SecureCard } from '../card/secure-card.tsx';
import { useCardLookup } from '../card/use-card-lookup.ts';
import { useMercadoPago, useMercadoPagoPayment } from '../card/use-mercado-pago-payment.ts';
import type { PanelProps } from '../panel-props.ts';
import { ScriptFailed } from './panel-failures.tsx';

/** Issuers and instalments are found by the first digits; a token goes to our server, which charges the card. */
export default function MercadoPagoPanel(props: PanelProps) {
  const { post, order } = props.action;
  const t = useT();
  const { locale, lang } = usePage();
  const { script, mp } = useMercadoPago(post);
  const amount = post.totals?.exchanged_total.toFixed(post.totals.exponent) ?? '';
  const card = useCardLookup(mp, amount, mpLocale(locale));
  const { form, refs, failure, challenge, isBusy, submit, showResult } = useMercadoPagoPayment(
    props,
    mp,
    card,
  );
  const cost = card.costs.find(({ installments }) => installments === card.count);

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
        <CardInputs refs={refs.card} errors={failure.fields} onNumber={card.lookUp} />
      )}
      <TextField
        ref={refs.holder}
        label={t('payments.card.holder')}
        error={failure.fields.holder && t(failure.fields.holder)}
        autoComplete="cc-name"
        maxLength={60}
      />
      <DocumentFields refs={refs} errors={failure.fields} />
      <IssuerSelect
        issuers={card.issuers}
        issuer={card.issuer}
        error={failure.fields.issuer}
        onChoose={card.chooseIssuer}
      />
      <Instalments costs={card.costs} count={card.count} onChoose={card.chooseCount} />
      <CardFooter
        amount={instalmentAmount(cost, post.totals?.currency, lang, order.total_formatted)}
        isBusy={isBusy}
        isDisabled={!props.termsAccepted}
      />
    </form>
  );
}
