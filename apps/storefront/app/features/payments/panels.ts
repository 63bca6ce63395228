import type { PaymentComponent } from '@paddock/server/contracts/payments';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { MessageId } from '../../i18n/message-id.ts';
import type { PanelProps } from './panel-props.ts';

interface Panel {
  readonly title: MessageId;
  readonly Body: LazyExoticComponent<ComponentType<PanelProps>>;
  /** Registers itself, so there is nothing to go back from (CHECKOUT-28). */
  readonly registersItself?: true;
}

// Each is a chunk of its own: a shopper loads only the chosen one.
const PANELS: Record<PaymentComponent, Panel> = {
  BankTransfer: {
    title: 'payments.bank.title',
    Body: lazy(() => import('./panels/bank-transfer.panel.tsx')),
  },
  CashPayment: {
    title: 'payments.cash.title',
    Body: lazy(() => import('./panels/cash.panel.tsx')),
    registersItself: true,
  },
  CheckPayment: {
    title: 'payments.check.title',
    Body: lazy(() => import('./panels/cheque.panel.tsx')),
    registersItself: true,
  },
  PayPhone: { title: 'payments.phone.title', Body: lazy(() => import('./panels/payphone.panel.tsx')) },
  Stripe: { title: 'payments.card.title', Body: lazy(() => import('./panels/stripe.panel.tsx')) },
  Payway: { title: 'payments.card.title', Body: lazy(() => import('./panels/payway.panel.tsx')) },
  MercadoPago: { title: 'payments.card.title', Body: lazy(() => import('./panels/mercado-pago.panel.tsx')) },
  Paymentez: { title: 'payments.card.title', Body: lazy(() => import('./panels/paymentez.panel.tsx')) },
  Datafast: { title: 'payments.card.title', Body: lazy(() => import('./panels/datafast.panel.tsx')) },
};

/** What a panel does, by which an api that names no provider may ask for it (H-37). */
const ALIASES: Readonly<Record<string, PaymentComponent>> = {
  CardConfirm: 'Stripe',
  CardGateway: 'Payway',
  CardToken: 'MercadoPago',
  EmbeddedCheckout: 'Paymentez',
  EmbeddedCard: 'Datafast',
};

export function findPanel(component: string): Panel | null {
  const name = ALIASES[component] ?? component;
  return Object.hasOwn(PANELS, name) ? PANELS[name as PaymentComponent] : null;
}
