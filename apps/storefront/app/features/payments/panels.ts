import type { PaymentComponent } from '@paddock/server/contracts/payments';
import { type ComponentType, lazy } from 'react';
import type { MessageId } from '../../i18n/message-id.ts';
import type { PanelProps } from './panel-props.ts';

interface Panel {
  readonly title: MessageId;
  readonly load: () => Promise<{ default: ComponentType<PanelProps> }>;
  readonly Body: ComponentType<PanelProps>;
  /** Registers itself, so there is nothing to go back from (CHECKOUT-28). */
  readonly registersItself?: true;
}

const panel = (title: MessageId, load: Panel['load'], more: Pick<Panel, 'registersItself'> = {}): Panel => ({
  title,
  load,
  Body: lazy(load),
  ...more,
});

// Each is a chunk of its own: a shopper loads only the chosen one.
const PANELS: Record<PaymentComponent, Panel> = {
  BankTransfer: panel('payments.bank.title', () => import('./panels/bank-transfer.panel.tsx')),
  CashPayment: panel('payments.cash.title', () => import('./panels/cash.panel.tsx'), {
    registersItself: true,
  }),
  CheckPayment: panel('payments.check.title', () => import('./panels/cheque.panel.tsx'), {
    registersItself: true,
  }),
  PayPhone: panel('payments.phone.title', () => import('./panels/payphone.panel.tsx')),
  Stripe: panel('payments.card.title', () => import('./panels/stripe.panel.tsx')),
  Payway: panel('payments.card.title', () => import('./panels/payway.panel.tsx')),
  MercadoPago: panel('payments.card.title', () => import('./panels/mercado-pago.panel.tsx')),
  Paymentez: panel('payments.card.title', () => import('./panels/paymentez.panel.tsx')),
  Datafast: panel('payments.card.title', () => import('./panels/datafast.panel.tsx')),
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

const loaded = new Map<Panel, ComponentType<PanelProps>>();

/** What is shown: a loaded panel at once, so that no placeholder of another height comes before it. */
export const bodyOf = (known: Panel) => loaded.get(known) ?? known.Body;

/** Loads a panel's script before the panel is opened. When that fails, opening it tries again. */
export async function preloadPanel(component: string): Promise<void> {
  const known = findPanel(component);
  if (!known || loaded.has(known)) return;
  const script = await known.load().catch(() => null);
  if (script) loaded.set(known, script.default);
}
