import type { Wallet } from '@paddock/server/contracts/payments';
import type { PaymentIntent, Stripe, StripeElementLocale } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { usePage } from '../../../page/page-context.ts';

const BUTTON_HEIGHT = 48;

interface StripeWalletsProps {
  readonly api: Stripe;
  readonly clientSecret: string;
  readonly wallets: readonly Wallet[];
  readonly onStart: () => void;
  /** Null: the wallet or the provider refused. */
  readonly onEnd: (intent: PaymentIntent | null) => void;
}

/**
 * Apple Pay and Google Pay by the provider's Express Checkout Element. They pay the same intent as a typed card, so
 * everything after the confirmation is the same. Devices without a wallet show nothing here.
 */
export function StripeWallets({ api, clientSecret, wallets, ...props }: StripeWalletsProps) {
  const t = useT();
  const { locale } = usePage();
  const [isOffered, setOffered] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const handlers = useRef(props);
  useEffect(() => {
    handlers.current = props;
  });
  const applePay = wallets.includes('apple_pay') ? 'auto' : 'never';
  const googlePay = wallets.includes('google_pay') ? 'auto' : 'never';

  useEffect(() => {
    if (!place.current) return;
    const elements = api.elements({ clientSecret, locale: locale as StripeElementLocale });
    const express = elements.create('expressCheckout', {
      buttonHeight: BUTTON_HEIGHT,
      // The words that say that an order with payment follows.
      buttonType: { applePay: 'buy', googlePay: 'buy' },
      paymentMethods: {
        applePay,
        googlePay,
        amazonPay: 'never',
        klarna: 'never',
        link: 'never',
        paypal: 'never',
      },
    });
    express.on('ready', ({ availablePaymentMethods }) => setOffered(availablePaymentMethods !== undefined));
    express.on('confirm', async () => {
      handlers.current.onStart();
      const { paymentIntent } = await api
        .confirmPayment({
          elements,
          confirmParams: { return_url: window.location.href },
          redirect: 'if_required',
        })
        .catch(() => ({ paymentIntent: undefined }));
      handlers.current.onEnd(paymentIntent ?? null);
    });
    express.mount(place.current);
    return () => express.destroy();
  }, [api, clientSecret, locale, applePay, googlePay]);

  return (
    <div className="pay__wallets">
      <p className="pay__quiet">{isOffered && t('payments.card.wallets')}</p>
      <div ref={place} />
    </div>
  );
}
