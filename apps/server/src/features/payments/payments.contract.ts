import { z } from 'zod';
import { PaymentComponent, PaymentType } from '../orders/sales-order.contract.ts';
import { typedLines, typedPhone, typedText } from '../typed-text.contract.ts';

export { PaymentComponent, PaymentType };

/** Origins a method's scripts, frames, calls and forms go to: the checkout's security policy lets in these and no others. */
export const PaymentOrigins = z.object({
  script: z.array(z.string()),
  frame: z.array(z.string()),
  connect: z.array(z.string()),
  form: z.array(z.string()),
});
export type PaymentOrigins = z.infer<typeof PaymentOrigins>;

export const PaymentMethod = z.object({
  id: z.number(),
  name: z.string(),
  type: PaymentType,
  component: PaymentComponent,
  /** HTML, cleaned. */
  instructions: z.string().nullable(),
  /** False with a reason when it cannot take this bag, such as cash above what the law allows. */
  available: z.boolean(),
  reason: z.string().nullable(),
  origins: PaymentOrigins.optional(),
  /** Card brands that the method takes, for their marks. */
  brands: z.array(z.string()).optional(),
});

const Wallet = z.enum(['apple_pay', 'google_pay']);
export type Wallet = z.infer<typeof Wallet>;

/** Every provider there is an adapter for. */
export const Provider = z.enum(['stripe', 'payway', 'mercadopago', 'paymentez', 'datafast', 'payphone']);

/** `settings` of a way to pay. These are read for all of them; what else there is belongs to the panel. */
export const MethodSettings = z.looseObject({
  /** The account that a transfer goes to: holder, bank, iban, bic. */
  params: z.record(z.string(), z.string()).exactOptional(),
  /** The currency that the provider books, where it is not the order's. */
  settlement_currency: z.string().exactOptional(),
  min_minor: z.number().nullable().exactOptional(),
  max_minor: z.number().nullable().exactOptional(),
});
export type MethodSettings = Readonly<z.infer<typeof MethodSettings>>;

/** What a panel needs; each uses some of it (CHECKOUT-36). Addresses are the api's; the storefront puts its own before them. */
export const PaymentPost = z
  .object({
    url: z.string().optional(),
    /** Bearer of ours for the phone panel, short-lived. Never a provider's. */
    token: z.string().optional(),
    /** Phone: countryCode, phoneNumber. Bank and cheque: holder, bank, iban, bic, reference … in the order to show. */
    params: z.record(z.string(), z.string()).optional(),
    notify: z.object({ url: z.string() }).optional(),
    publishableKey: z.string().optional(),
    clientSecret: z.string().optional(),
    public_key: z.string().optional(),
    js_url: z.string().optional(),
    js_integrity: z.string().optional(),
    result_data: z.object({ id: z.string() }).optional(),
    order_code: z.string(),
    /** Card brands the account takes. */
    tdc_types: z.array(z.string()).optional(),
    /** Wallets of phones and browsers that pay the same intent, where the account has them. */
    wallets: z.array(Wallet).optional(),
    totals: z
      .object({
        /** In whole units of the currency, as prices are. */
        exchanged_total: z.number(),
        exchanged_total_formatted: z.string(),
        currency: z.string(),
        exponent: z.number(),
      })
      .optional(),
  })
  .meta({ id: 'PaymentPost' });

export const ResultAction = z.object({
  component: PaymentComponent,
  post: PaymentPost,
  order: z.object({
    code: z.string(),
    total_formatted: z.string(),
    /** Until when the machines are kept for this payment. */
    deadline_at: z.iso.datetime().nullable(),
    seconds_left: z.number().nullable(),
  }),
});

export type PaymentMethod = z.infer<typeof PaymentMethod>;
export type PaymentPost = z.infer<typeof PaymentPost>;
export type ResultAction = z.infer<typeof ResultAction>;

export const listPaymentMethods = {
  method: 'GET',
  path: '/api/front/payment-methods',
  summary: 'The ways to pay in this country, for the bag that X-Cart-Id names if any',
  response: z.object({ data: z.array(PaymentMethod) }),
} as const;

const Attempt = z.object({ code: z.string().regex(/^[0-9A-Z]{8,32}$/), attempt: z.uuid() });
const text = (max: number) => typedText().max(max);

/**
 * What panels send; only what theirs sends is there. None of it is believed. Only the phone payment may leave out
 * `payment_method_id` and `check_terms`: its attempt has the method, and the terms were accepted with the order.
 */
export const RegisterBody = z.object({
  payment_method_id: z.coerce.number().int().optional(),
  check_terms: z.boolean().optional(),
  ref: text(255).optional(),
  /** Paymentez: the provider's status code, a hint. */
  status: z.union([text(40), z.number()]).optional(),
  bin: text(8).optional(),
  mp_payment_method_id: text(40).optional(),
  issuer: text(40).optional(),
  installments: z.coerce.number().int().min(1).max(99).optional(),
  user_name: text(120).optional(),
  dni: text(30).optional(),
  docType: text(20).optional(),
  countryCode: text(5).optional(),
  phoneNumber: typedPhone().max(20).optional(),
});
export type RegisterBody = z.infer<typeof RegisterBody>;

/** `code` leads to the result page; `status` says what it will show. */
export const Registered = z.object({
  data: z.object({
    code: z.string(),
    status: z.enum(['success', 'pending', 'awaiting', 'failure']),
    /** The bank wants to ask the shopper: `creq` is posted to `url` in a frame (Mercado Pago's 3-D Secure). */
    challenge: z.object({ url: z.url(), creq: z.string() }).optional(),
  }),
});

export const registerPayment = {
  method: 'POST',
  path: '/api/front/checkout/:code/attempts/:attempt',
  summary:
    'The shopper has paid or chosen how to pay. Card payments are looked up at the provider; the body is only a hint',
  params: Attempt,
  body: RegisterBody,
  response: Registered,
} as const;

export const registerResult = {
  method: 'POST',
  path: '/api/front/checkout/:code/attempts/:attempt/results/:id',
  summary: 'The browser says the provider accepted it: {post.url}/{id} of the card panel',
  params: Attempt.extend({ id: text(120) }),
  body: RegisterBody,
  response: Registered,
} as const;

export const CardForm = z.object({
  name: text(48).min(1),
  surname: text(48).min(1),
  user_id: text(20).min(5),
  phone: typedPhone().max(25).min(7),
  street1: text(100).min(1),
  postal_code: text(10).min(1),
});
export type CardForm = z.infer<typeof CardForm>;

export const submitCardForm = {
  method: 'POST',
  path: '/api/front/checkout/:code/attempts/:attempt/form',
  summary: "The payer's data, before the provider's own card form; the answer is what that form needs",
  params: Attempt,
  body: CardForm,
  response: z.object({ data: PaymentPost }),
} as const;

/** Needs no session: the provider itself may call it when the shopper never comes back. Tells nothing but the code. */
export const returnFromProvider = {
  method: 'POST',
  path: '/api/front/checkout/:code/attempts/:attempt/return',
  summary: 'The provider sent the shopper back: look the payment up',
  params: Attempt,
  response: z.object({ data: z.object({ code: z.string() }) }),
} as const;

/** By the bearer alone. Again, of one that is cancelled, is as good as once. */
export const cancelOwnOrder = {
  method: 'POST',
  path: '/api/auth/sales-orders/:code/cancel',
  summary: 'Calls an order off until it is prepared: frees its units, gives back what was paid (H-46)',
  params: z.object({ code: z.string().regex(/^[0-9A-Z]{8,32}$/) }),
  body: z.object({ reason: typedLines().max(500).nullish() }),
  response: z.object({
    /** In minor units of the order's currency: what is on its way back by this call. */
    data: z.object({ code: z.string(), status: z.literal('cancelled'), refunded: z.number() }),
  }),
} as const;
