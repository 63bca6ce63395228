import { z } from 'zod';

// The desk's side of orders. Money is in minor units with its currency; the caller formats it.

const Code = z.object({ code: z.string().regex(/^[0-9A-Z]{8,32}$/) });
const Minor = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const Currency = z.string().regex(/^[A-Z]{3}$/);
const words = (max: number) => z.string().trim().min(1).max(max);
const Page = z.coerce.number().int().min(1).max(10_000).default(1);
const Meta = z.object({ total: z.number(), page: z.number(), per_page: z.number() });

export const Waiting = z.enum(['payment', 'preparation', 'handover', 'case']);

export const WaitingOrder = z.object({
  code: z.string(),
  status: z.string(),
  payment_status: z.string(),
  name: z.string(),
  method: z.string().nullable(),
  total_minor: z.number(),
  currency: z.string(),
  /** What the buyer said about his payment; not proof of anything. */
  payment_ref: z.string().nullable(),
  deadline_at: z.string().nullable(),
  since: z.string(),
  age_seconds: z.number(),
});

export const PaymentCase = z.object({
  id: z.number(),
  order_code: z.string(),
  kind: z.string(),
  status: z.string(),
  detail: z.record(z.string(), z.unknown()),
  resolution: z.string().nullable(),
  opened_at: z.string(),
  resolved_at: z.string().nullable(),
});

const StaffOrder = z.object({
  code: z.string(),
  status: z.string(),
  payment_status: z.string(),
  fulfilment_status: z.string(),
  placed_at: z.string(),
  deadline_at: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  payment_ref: z.string().nullable(),
  given_name: z.string(),
  family_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  locale: z.string(),
  delivery_method: z.string(),
  delivery_address: z.record(z.string(), z.unknown()).nullable(),
  store: z.string().nullable(),
  method: z.string().nullable(),
  currency: z.string(),
  subtotal_minor: z.number(),
  shipping_minor: z.number(),
  tax_minor: z.number(),
  total_minor: z.number(),
  lines: z.array(
    z.object({
      name: z.string(),
      variant: z.string().nullable(),
      sku: z.string(),
      serial: z.string().nullable(),
      price_minor: z.number(),
      promised_on: z.string().nullable(),
    }),
  ),
  events: z.array(
    z.object({
      seq: z.number(),
      kind: z.string(),
      actor: z.string(),
      data: z.record(z.string(), z.unknown()),
      at: z.string(),
    }),
  ),
  attempts: z.array(
    z.object({
      id: z.string(),
      provider: z.string(),
      status: z.string(),
      amount_minor: z.number(),
      currency: z.string(),
      failure: z.string().nullable(),
      created_at: z.string(),
    }),
  ),
  ledger: z.array(
    z.object({
      kind: z.string(),
      amount_minor: z.number(),
      currency: z.string(),
      reference: z.string(),
      occurred_at: z.string(),
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      amount_minor: z.number(),
      currency: z.string(),
      reason: z.string(),
      created_at: z.string(),
    }),
  ),
  cases: z.array(PaymentCase),
  invoices: z.array(
    z.object({ number: z.string(), kind: z.string(), total_minor: z.number(), issued_on: z.string() }),
  ),
  mails: z.array(z.object({ kind: z.string(), status: z.string(), sent_at: z.string().nullable() })),
});

/** What an act left behind. `outcome` says more where there is more to say. */
export const ActedAnswer = z.object({
  data: z.object({
    code: z.string(),
    status: z.string(),
    payment_status: z.string(),
    fulfilment_status: z.string(),
    outcome: z.string().nullable(),
    missing_minor: z.number(),
    refunded_minor: z.number(),
  }),
});

export type WaitingOrder = z.infer<typeof WaitingOrder>;
export type StaffOrder = z.infer<typeof StaffOrder>;
export type PaymentCase = z.infer<typeof PaymentCase>;
export type Acted = z.infer<typeof ActedAnswer>['data'];
export type Waiting = z.infer<typeof Waiting>;

export const listWaiting = {
  method: 'GET',
  path: '/api/staff/orders',
  summary: 'What waits for somebody, the oldest first',
  query: z.object({ waiting: Waiting, page: Page }),
  response: z.object({ data: z.array(WaitingOrder), meta: Meta }),
} as const;

export const showStaffOrder = {
  method: 'GET',
  path: '/api/staff/orders/:code',
  summary: 'All there is about an order',
  params: Code,
  response: z.object({ data: StaffOrder }),
} as const;

const act = <Body extends z.ZodType>(path: string, summary: string, body: Body) =>
  ({
    method: 'POST',
    path: `/api/staff/orders/:code/${path}`,
    summary,
    status: 200,
    params: Code,
    body,
    response: ActedAnswer,
  }) as const;

export const confirmPayment = act(
  'payment',
  'The money is here: a transfer on the statement, a cheque that was honoured, cash in the till',
  z.object({
    amount_minor: Minor,
    currency: Currency,
    value_on: z.iso.date(),
    /** The bank's own name for it; the same one is booked once. */
    reference: words(120),
  }),
);
export const refusePayment = act(
  'payment/refuse',
  'The transfer never came or the cheque bounced; the buyer may try another way',
  z.object({ reason: words(500) }),
);
export const cancelStaffOrder = act(
  'cancel',
  'Ends the order, frees its units and gives back what was paid',
  z.object({ reason: words(500) }),
);
export const refundOrder = act(
  'refund',
  'Gives money back; without an amount, all of it',
  z.object({ amount_minor: Minor.optional(), reason: words(500) }),
);
const Note = z.object({ tracking: words(120).optional() });
export const prepareOrder = act('prepare', 'The workshop has begun', Note);
export const readyOrder = act('ready', 'It can be picked up', Note);
export const shipOrder = act('ship', 'It has left', Note);
export const deliverOrder = act('deliver', 'It has been handed over', Note);

export const listCases = {
  method: 'GET',
  path: '/api/staff/cases',
  summary: 'Money that does not fit, the oldest first',
  query: z.object({ status: z.enum(['open', 'resolved']).default('open'), page: Page }),
  response: z.object({ data: z.array(PaymentCase), meta: Meta }),
} as const;

/** `refund` of a case `refund_by_hand`: the money has been sent, and the note is the bank's reference. */
export const resolveCase = {
  method: 'POST',
  path: '/api/staff/cases/:id/resolve',
  summary: 'Decides a case',
  status: 200,
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  body: z.object({ resolution: z.enum(['reinstate', 'refund', 'close']), note: words(500) }),
  response: ActedAnswer,
} as const;

const Reconciliation = z.object({
  provider: z.string(),
  account_ref: z.string(),
  from_at: z.string(),
  to_at: z.string(),
  matched: z.number(),
  differences: z.array(z.record(z.string(), z.unknown())),
  created_at: z.string(),
});
export type Reconciliation = z.infer<typeof Reconciliation>;

export const listReconciliations = {
  method: 'GET',
  path: '/api/staff/reconciliation',
  summary: "The latest comparison with each provider's own list",
  response: z.object({ data: z.array(Reconciliation) }),
} as const;
