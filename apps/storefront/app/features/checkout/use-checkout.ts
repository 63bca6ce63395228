import type { PaymentMethod, ResultAction } from '@paddock/server/contracts/payments';
import { useCallback, useMemo, useReducer, useRef, useState } from 'react';
import { type CallReply, callServer } from '../../http/call-server.ts';
import { mayHaveHappened, showFailure } from '../../http/show-failure.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { preloadPanel } from '../payments/panels.ts';
import { shownIn, whyNotPay } from './checkout.rules.ts';
import { type CheckoutEvent, type CheckoutState, reduce, startState } from './checkout-state.ts';
import type { CheckoutView, QuoteView } from './checkout-view.ts';

/** How long a decision is seen to be worked on, and a refusal before it is said. */
const PAUSE_MS = 700;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Refusals after which the page itself has to be looked at again: what is gone, or is being paid. */
const LOST = [
  'units_unavailable',
  'payment_in_progress',
  'cart_closed',
  'changed',
  'proof_required',
  'cooling_down',
  'too_many_held',
];

export type CheckoutStore = {
  state: CheckoutState;
  dispatch: (event: CheckoutEvent) => void;
  /** Address of a route of this checkout. */
  route: (tail: string) => string;
  /** Asks what the chosen way costs; true when exactly one is taken. */
  quote: (choice: QuoteChoice) => Promise<CallReply<QuoteView>>;
  loadMethods: () => Promise<void>;
  /** Next: makes the order, then opens its panel. */
  placeOrder: () => Promise<void>;
};

export type QuoteChoice = {
  address_type: 'store' | 'home';
  address_id?: number | null;
  store_id?: number | null;
  shipment_id?: string;
};

/** The checkout's one store and the calls that move it. `onLost` is called when the units are lost. */
export function useCheckout(
  salesOrder: CheckoutView,
  paymentMethods: PaymentMethod[],
  onLost: () => void,
): CheckoutStore {
  const t = useT();
  const path = usePath();
  const [state, dispatch] = useReducer(reduce, null, () => startState(salesOrder, paymentMethods));
  const base = path(`checkout/${salesOrder.uuid}`);
  const route = useCallback((tail: string) => `${base}/${tail}`, [base]);
  const { quotes, quote } = useQuote(base, dispatch);
  const pressed = useRef<{ body: string; key: string } | null>(null);

  const loadMethods = useCallback(async () => {
    const reply = await callServer<PaymentMethod[]>(`${base}/methods`, { method: 'GET' });
    if (reply.ok) dispatch({ type: 'methodsLoaded', paymentMethods: reply.data });
    // Only logged (CHECKOUT-10).
    else console.warn('payment methods could not be loaded', reply.code);
  }, [base]);

  const placeOrder = useCallback(async () => {
    const { selectedPaymentMethod, selectedAddress, selectedBilling, selectedAddressType } = state;
    if (whyNotPay(state) !== null || !selectedPaymentMethod || !selectedAddressType) return;
    const body = {
      payment_method_id: selectedPaymentMethod.id,
      check_terms: state.termsAccepted,
      address_id: selectedAddress?.id ?? null,
      address_type: selectedAddressType,
      billing_address_id: (selectedBilling ?? selectedAddress)?.id ?? null,
      ...shownIn(state),
    };
    dispatch({ type: 'loadingChanged', loading: true });
    pressed.current = keyFor(pressed.current, JSON.stringify(body));
    const panel = preloadPanel(selectedPaymentMethod.component);
    await quotes.ended();
    const reply = await callServer<ResultAction>(`${base}/order`, { body, key: pressed.current.key });
    // After an answer the next press is a new call. Without one the order may have been placed: the same key again.
    if (!mayHaveHappened(reply)) pressed.current = null;
    await Promise.all([pause(), panel]);
    if (reply.ok) {
      dispatch({ type: 'orderPlaced', resultAction: reply.data });
      return;
    }
    dispatch({ type: 'loadingChanged', loading: false });
    showFailure(reply, t('shell.errors.offline'));
    if (LOST.includes(reply.code)) onLost();
  }, [state, base, quotes, onLost, t]);

  return useMemo(
    () => ({ state, dispatch, route, quote, loadMethods, placeOrder }),
    [state, route, quote, loadMethods, placeOrder],
  );
}

/** The price of a choice of delivery. `quotes` are the calls for it that may still run. */
function useQuote(base: string, dispatch: (event: CheckoutEvent) => void) {
  const t = useT();
  const latestQuote = useRef(0);
  const [quotes] = useState(inOrder);
  const quote = useCallback(
    async (choice: QuoteChoice) => {
      latestQuote.current += 1;
      const mine = latestQuote.current;
      const reply = await quotes.run(() => callServer<QuoteView>(`${base}/delivery`, { body: choice }));
      // When both methods are chosen quickly, the price of the last one is shown.
      if (mine !== latestQuote.current) return reply;
      if (reply.ok) dispatch({ type: 'quoted', quote: reply.data });
      else showFailure(reply, t('shell.errors.offline'));
      return reply;
    },
    [base, quotes, dispatch, t],
  );

  return { quotes, quote };
}

const keyFor = (pressed: { body: string; key: string } | null, body: string) =>
  pressed?.body === body ? pressed : { body, key: crypto.randomUUID() };

interface OrderedCalls {
  /** Starts the call when those before it have ended, however they ended. */
  readonly run: <T>(call: () => Promise<T>) => Promise<T>;
  /** All calls so far have ended. */
  readonly ended: () => Promise<unknown>;
}

/** Calls that change the same thing at the server, one after the other: the last choice is the one that stays. */
export function inOrder(): OrderedCalls {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: (call) => {
      const started = last.then(call);
      last = started.catch(() => {});
      return started;
    },
    ended: () => last,
  };
}
