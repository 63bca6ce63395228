import theme from 'virtual:brand/theme';
import { Note } from '@paddock/ui/note';
import { Skeleton } from '@paddock/ui/skeleton';
import type { PaymentIntent, Stripe, StripeCardElement, StripeElementLocale } from '@stripe/stripe-js';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useT } from '../../../i18n/use-t.ts';
import { usePage } from '../../../page/page-context.ts';
import { CardFooter } from '../card/card-footer.tsx';
import { ProviderSlot } from '../card/provider-slot.tsx';
import type { PanelProps } from '../panel-props.ts';
import { useProviderScript } from '../use-provider-script.ts';
import { useRegistration } from '../use-registration.ts';
import { ScriptFailed } from './panel-failures.tsx';
import { StripeWallets } from './stripe-wallets.tsx';

// As our own fields look; the element is a frame of the provider and sees none of our styles.
const STYLE = {
  base: {
    fontSize: '16px',
    color: theme.ink,
    fontFamily: 'system-ui, sans-serif',
    '::placeholder': { color: theme.quiet },
  },
  invalid: { color: theme.alert, iconColor: theme.alert },
};

// Said in the page's words, whatever language the element speaks.
const FAULTS: Readonly<Record<string, MessageId>> = {
  incomplete_number: 'payments.gateway.number',
  invalid_number: 'payments.gateway.number',
  incomplete_expiry: 'payments.gateway.expiry',
  invalid_expiry_month: 'payments.gateway.expiry',
  invalid_expiry_year: 'payments.gateway.expiry',
  invalid_expiry_year_past: 'payments.gateway.expired',
  invalid_expiry_month_past: 'payments.gateway.expired',
  incomplete_cvc: 'payments.token.codeWrong',
  invalid_cvc: 'payments.token.codeWrong',
};

type MountedCard = { api: Stripe; card: StripeCardElement };

/** Mounts the card element once the provider's script has arrived. */
function useCardElement(post: PanelProps['action']['post']) {
  const { locale } = usePage();
  const script = useProviderScript(post.js_url);
  const [isReady, setReady] = useState(false);
  const [fault, setFault] = useState<MessageId | null>(null);
  const [stripe, setStripe] = useState<MountedCard | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (script !== 'ready' || !window.Stripe || !post.publishableKey || !place.current) return;
    const spoken = { locale: locale as StripeElementLocale };
    const api = window.Stripe(post.publishableKey, spoken);
    const card = api.elements(spoken).create('card', { hidePostalCode: true, style: STYLE });
    card.on('ready', () => setReady(true));
    card.on('change', ({ error }) => setFault(error ? (FAULTS[error.code] ?? 'payments.token.other') : null));
    card.mount(place.current);
    setStripe({ api, card });
    return () => {
      setStripe(null);
      setReady(false);
      card.destroy();
    };
  }, [script, post.publishableKey, locale]);
  return { script, stripe, isReady, fault, place };
}

/** Confirms the payment with the card, and tells our server how it ended. A wallet starts and ends in the same way. */
function useCardPayment(props: PanelProps, stripe: MountedCard | null) {
  const { post } = props.action;
  const { isBusy, setBusy, release, send, showResult } = useRegistration(props);
  const [isRejected, setRejected] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !post.clientSecret || !props.termsAccepted || isBusy) return;
    start();
    const { paymentIntent } = await stripe.api
      .confirmCardPayment(post.clientSecret, { payment_method: { card: stripe.card } })
      .catch(() => ({ paymentIntent: undefined }));
    await end(paymentIntent ?? null);
  }

  function start() {
    setBusy(true);
    setRejected(false);
  }

  async function end(paymentIntent: PaymentIntent | null) {
    if (!paymentIntent) {
      setRejected(true);
      return release();
    }
    const answer = await send(`${post.url}/${paymentIntent.id}`, { ref: paymentIntent.id });
    // The provider has said yes: whatever our server says now, this is not a failure (C-09).
    showResult(answer.ok ? answer.data.code : post.order_code);
  }

  return { isBusy, isRejected, submit, start, end };
}

/** The provider's card element, confirmed in the browser with the client secret. */
export default function StripePanel(props: PanelProps) {
  const { post, order } = props.action;
  const t = useT();
  const { script, stripe, isReady, fault, place } = useCardElement(post);
  const { isBusy, isRejected, submit, start, end } = useCardPayment(props, stripe);

  if (script === 'failed') return <ScriptFailed />;
  return (
    <form className="pay__form" onSubmit={submit} noValidate>
      {isRejected && (
        <Note tone="alert" isLive>
          {t('payments.card.rejected')}
        </Note>
      )}
      <ProviderSlot label={t('payments.card.details')} error={fault && t(fault)} isBusy={!isReady}>
        <div ref={place} />
        {!isReady && <Skeleton height={22} width="60%" />}
      </ProviderSlot>
      <CardFooter
        amount={order.total_formatted}
        isBusy={isBusy}
        isDisabled={!props.termsAccepted || !isReady}
      />
      {post.wallets && (
        <div className="pay__express" inert={!props.termsAccepted || isBusy}>
          {stripe && post.clientSecret && (
            <StripeWallets
              api={stripe.api}
              clientSecret={post.clientSecret}
              wallets={post.wallets}
              onStart={start}
              onEnd={(intent) => void end(intent)}
            />
          )}
        </div>
      )}
    </form>
  );
}
