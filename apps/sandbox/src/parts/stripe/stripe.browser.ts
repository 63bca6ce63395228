/// <reference lib="dom" />
import {
  type CardFrame,
  type FrameEvent,
  openCardFrame,
  openChallenge,
  providerOrigin,
} from '../../core/host.browser.ts';

import { createExpress, type ExpressElement, type Group, WALLET_CARD } from './stripe-wallets.browser.ts';

type Json = Record<string, unknown>;
type Handler = (event: Json) => void;
interface CardElement {
  mount(target: string | Element): void;
  unmount(): void;
  destroy(): void;
  on(event: string, handler: Handler): CardElement;
  off(event: string, handler?: Handler): CardElement;
  update(options: Json): void;
  focus(): void;
  blur(): void;
  clear(): void;
}

const MESSAGES: Record<string, string> = {
  incomplete_number: 'Your card number is incomplete.',
  invalid_number: 'Your card number is invalid.',
  incomplete_expiry: "Your card's expiration date is incomplete.",
  invalid_expiry_month: "Your card's expiration date is invalid.",
  invalid_expiry_year_past: "Your card's expiration year is in the past.",
  incomplete_cvc: "Your card's security code is incomplete.",
};
const validationError = (code: string) => ({
  type: 'validation_error',
  code,
  message: MESSAGES[code] ?? 'Your card is invalid.',
});

const frames = new WeakMap<object, { frame: CardFrame | null; event: FrameEvent | null }>();

/** The handlers of one card field. */
function createCardEvents() {
  const handlers: [string, Handler][] = [];
  return {
    emit(name: string, event: Json = {}) {
      for (const [wanted, handler] of [...handlers])
        if (wanted === name) handler({ elementType: 'card', ...event });
    },
    add: (event: string, handler: Handler) => void handlers.push([event, handler]),
    remove(event: string, handler?: Handler) {
      for (const one of [...handlers])
        if (one[0] === event && (!handler || one[1] === handler)) handlers.splice(handlers.indexOf(one), 1);
    },
    clear() {
      handlers.length = 0;
    },
  };
}

const describeChange = ({ complete, empty, brand, error }: FrameEvent) => ({
  complete,
  empty,
  brand,
  error: error ? validationError(error) : undefined,
  value: { postalCode: '' },
});

function showOptions(frame: CardFrame | null, request: Json) {
  if (request.style) frame?.tell('look', { style: request.style });
  if (request.placeholders) frame?.tell('placeholders', { placeholders: request.placeholders });
  if (request.disabled !== undefined) frame?.tell('disabled', { disabled: request.disabled });
}

function createCard(locale: string, options: Json): CardElement {
  const state: { frame: CardFrame | null; event: FrameEvent | null } = { frame: null, event: null };
  const events = createCardEvents();
  let place: Element | null = null;
  // A frame in focus is not :focus-within for the page around it, so the element's place says it with a class.
  const mark = (name: string, isSo: boolean | undefined) =>
    place?.classList.toggle(`StripeElement--${name}`, isSo ?? false);
  const hear = (event: FrameEvent) => {
    if (event.type === 'focus' || event.type === 'blur') mark('focus', event.type === 'focus');
    if (event.type === 'change') {
      state.event = event;
      mark('complete', event.complete);
      mark('empty', event.empty);
      mark('invalid', Boolean(event.error));
      events.emit('change', describeChange(event));
    } else events.emit(event.type);
  };
  const apply = (request: Json) => showOptions(state.frame, request);
  const element: CardElement = {
    mount(target) {
      const node = typeof target === 'string' ? document.querySelector(target) : target;
      if (!node) throw new Error('The selector you specified applies to no DOM elements.');
      element.unmount();
      place = node;
      node.classList.add('StripeElement', 'StripeElement--empty');
      state.frame = openCardFrame(node, locale, hear);
      apply(options);
    },
    unmount() {
      state.frame?.remove();
      state.frame = null;
      state.event = null;
      for (const name of ['focus', 'complete', 'empty', 'invalid']) mark(name, false);
      place?.classList.remove('StripeElement');
      place = null;
    },
    destroy() {
      element.unmount();
      events.clear();
    },
    on(event, handler) {
      events.add(event, handler);
      return element;
    },
    off(event, handler) {
      events.remove(event, handler);
      return element;
    },
    update: apply,
    focus: () => state.frame?.tell('focus'),
    blur: () => state.frame?.tell('blur'),
    clear: () => state.frame?.tell('clear'),
  };
  frames.set(element, state);
  return element;
}

const CONNECTION = {
  error: { type: 'api_connection_error', message: 'Stripe could not be reached. Check your connection.' },
};

async function methodOf(input: unknown, authorization: string): Promise<{ id?: unknown; error?: unknown }> {
  if (typeof input === 'string') return { id: input };
  const request = (input ?? {}) as { card?: object; billing_details?: Json };
  const state = frames.get(request.card ?? {});
  if (!state?.frame) throw new Error('We could not retrieve data from the specified Element.');
  if (!state.event?.complete) {
    state.frame.tell('check');
    return { error: validationError(state.event?.error ?? 'incomplete_number') };
  }
  const card = { number: '{number}', exp_month: '{exp_month}', exp_year: '{exp_year}', cvc: '{cvc}' };
  const body = { type: 'card', card, billing_details: request.billing_details ?? {} };
  const made = await state.frame.send('/v1/payment_methods', body, { authorization });
  if (made.status === 0) return CONNECTION;
  const method = made.body as Json;
  return method.error ? { error: method.error } : { id: method.id };
}

const path = (clientSecret: string) => `/v1/payment_intents/${clientSecret.split('_secret_')[0]}`;
const told = (answer: Json) => (answer.error ? { error: answer.error } : { paymentIntent: answer });

const createCall =
  (authorization: string) =>
  async (method: string, url: string, body?: Json): Promise<Json> => {
    const answer = await fetch(`${providerOrigin}${url}`, {
      method,
      headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await answer.json()) as Json;
  };

interface ElementsInput {
  locale?: string;
  clientSecret?: string;
}

function createElements({ locale, clientSecret }: ElementsInput & { locale: string }) {
  const made: Record<string, CardElement | ExpressElement> = {};
  const group: Group = { clientSecret, wallet: null };
  return Object.assign(group, {
    create(type: string, options: Json = {}) {
      if (type === 'expressCheckout') made[type] = createExpress(group, options);
      else if (type === 'card') made[type] = createCard(locale, options);
      else throw new Error(`A valid Element name must be provided: ${type}.`);
      return made[type];
    },
    getElement: (type: string) => made[type] ?? null,
  });
}

/** What is done with a card's intent, whose challenge is answered in a window over the page. */
function createCardPayments(ask: ReturnType<typeof createCall>, authorization: string) {
  async function retrievePaymentIntent(clientSecret: string) {
    try {
      const query = `client_secret=${encodeURIComponent(clientSecret)}`;
      return told(await ask('GET', `${path(clientSecret)}?${query}`));
    } catch {
      return CONNECTION;
    }
  }

  async function confirmCardPayment(
    clientSecret: string,
    data: { payment_method?: unknown } = {},
    options: { handleActions?: boolean } = {},
  ) {
    try {
      const method = await methodOf(data.payment_method, authorization);
      if (method.error) return { error: method.error };
      const request = { client_secret: clientSecret, payment_method: method.id };
      const confirmed = await ask('POST', `${path(clientSecret)}/confirm`, request);
      const action = confirmed.next_action as { use_stripe_sdk?: { stripe_js?: string } } | null | undefined;
      if (confirmed.status !== 'requires_action' || options.handleActions === false) return told(confirmed);
      const outcome = await openChallenge(action?.use_stripe_sdk?.stripe_js ?? '');
      const after = await retrievePaymentIntent(clientSecret);
      const intent = 'paymentIntent' in after ? (after.paymentIntent as Json) : null;
      if (intent?.last_payment_error)
        return { error: { ...(intent.last_payment_error as Json), payment_intent: intent } };
      if (outcome === 'abandon') return { error: { ...NOT_AUTHENTICATED, payment_intent: intent } };
      return after;
    } catch (error) {
      if (error instanceof TypeError || error instanceof SyntaxError) return CONNECTION;
      throw error;
    }
  }

  return { retrievePaymentIntent, confirmCardPayment };
}

function Stripe(publishableKey: string, settings: { locale?: string } = {}) {
  if (typeof publishableKey !== 'string' || !publishableKey.startsWith('pk_'))
    throw new Error('Please call Stripe() with your publishable key.');
  const authorization = `Bearer ${publishableKey}`;
  const locale = settings.locale ?? document.documentElement.lang ?? 'auto';

  const ask = createCall(authorization);
  const { retrievePaymentIntent, confirmCardPayment } = createCardPayments(ask, authorization);

  /** Confirms with the card of the wallet whose button was pressed; a redirect is never needed for those. */
  async function confirmPayment(request: { elements: Group; redirect?: string }) {
    if (request.redirect !== 'if_required') throw new Error('confirmParams.return_url is required.');
    const { clientSecret, wallet } = request.elements;
    if (!clientSecret || !wallet) throw new Error('Elements were created without a clientSecret.');
    try {
      const card = { ...WALLET_CARD, wallet: { type: wallet } };
      const method = await ask('POST', '/v1/payment_methods', { type: 'card', card });
      return method.error
        ? { error: method.error }
        : confirmCardPayment(clientSecret, { payment_method: method.id });
    } catch {
      return CONNECTION;
    }
  }

  return {
    elements: (input: ElementsInput = {}) => createElements({ locale, ...input }),
    confirmCardPayment,
    confirmPayment,
    retrievePaymentIntent,
    createToken: async () => CONNECTION,
    createPaymentMethod: async (input: unknown) => {
      const method = await methodOf(input, authorization);
      return method.error
        ? { error: method.error }
        : { paymentMethod: { id: method.id, object: 'payment_method' } };
    },
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}

const NOT_AUTHENTICATED = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'The payment method could not be authenticated. Try another one.',
};

(window as unknown as { Stripe: unknown }).Stripe = Object.assign(Stripe, { version: 'endive' });
