import { z } from 'zod';
import { AddressInput } from '../../addresses/addresses.contract.ts';
import { Action } from '../../staff/staff-list.contract.ts';
import { TaxEstimate } from '../../taxes/taxes.contract.ts';
import { typedLines, typedText } from '../../typed-text.contract.ts';
import { EventData } from '../sales-order.contract.ts';

// The desk's side of orders. Money is in minor units with its currency; the caller formats it.

export const Code = z.object({ code: z.string().regex(/^[0-9A-Z]{8,32}$/) });
const words = (max: number) => typedText().min(1).max(max);

export const PaymentCase = z.object({
  id: z.number(),
  /** Null: a charge at the provider that belongs to no order of ours. */
  order_code: z.string().nullable(),
  kind: z.string(),
  status: z.string(),
  detail: z.record(z.string(), z.unknown()),
  resolution: z.string().nullable(),
  opened_at: z.string(),
  resolved_at: z.string().nullable(),
});

/** `text`: the words of a note, or the reason of an act. */
const TimelineEntry = z.object({
  source: z.enum(['event', 'mail', 'note', 'audit']),
  kind: z.string(),
  actor: z.string(),
  text: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
  at: z.string(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** Money of an order, in its currency. */
export const OrderSums = z.object({
  /** All that came in. */
  paid_minor: z.number(),
  /** With refunds that are on their way. */
  refunded_minor: z.number(),
  charged_back_minor: z.number(),
  /** What the buyer still owes: 0 for an order that was paid or has ended. */
  due_minor: z.number(),
  refundable_minor: z.number(),
  /** The payment status; `partly_paid`: the rest is due; `charged_back`: the bank has taken the money back. */
  payment_state: z.string(),
});

export type OrderSums = z.infer<typeof OrderSums>;

export const StaffOrder = z.object({
  site: z.string(),
  code: z.string(),
  /** Changes with every change of the order. */
  revision: z.string(),
  actions: z.array(Action),
  status: z.string(),
  payment_status: z.string(),
  fulfilment_status: z.string(),
  placed_at: z.string(),
  deadline_at: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  payment_ref: z.string().nullable(),
  /** The number under which the ERP has the order. */
  erp_number: z.string().nullable(),
  erp_acknowledged_at: z.string().nullable(),
  given_name: z.string(),
  family_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  locale: z.string(),
  delivery_method: z.string(),
  delivery_address: z.record(z.string(), z.unknown()).nullable(),
  /** Null: the invoice goes to the delivery address. */
  billing_address: z.record(z.string(), z.unknown()).nullable(),
  store: z.string().nullable(),
  method: z.string().nullable(),
  currency: z.string(),
  subtotal_minor: z.number(),
  discount_minor: z.number(),
  shipping_minor: z.number(),
  tax_minor: z.number(),
  /** False: the tax is added to the items. */
  prices_include_tax: z.boolean(),
  /** Null: the tax is no estimate. */
  tax_estimate: TaxEstimate.nullable(),
  total_minor: z.number(),
  ...OrderSums.shape,
  lines: z.array(
    z.object({
      name: z.string(),
      variant: z.string().nullable(),
      sku: z.string(),
      serial: z.string().nullable(),
      price_minor: z.number(),
      promised_on: z.string().nullable(),
      colors: z.array(z.string()),
      /** Below the address of the media; null without a picture. */
      picture: z.string().nullable(),
      /** Where the unit is now; null for what is no unit of ours any more. */
      unit: z
        .object({
          id: z.string(),
          status: z.string(),
          expected_on: z.string().nullable(),
          place: z.string().nullable(),
        })
        .nullable(),
    }),
  ),
  timeline: z.array(TimelineEntry),
  events: z.array(
    z.object({
      seq: z.number(),
      kind: z.string(),
      actor: z.string(),
      data: EventData,
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
      /** Null: it was booked before a reference was asked for. */
      reference: z.string().nullable(),
      /** The value date of the bank or provider, and when it was entered. */
      occurred_at: z.string(),
      booked_at: z.string(),
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
  /** What waits for a second person. While one of them `holds`, the order goes no further. */
  approvals: z.array(
    z.object({
      id: z.number(),
      contract: z.string(),
      holds: z.boolean(),
      amount_minor: z.number().nullable(),
      currency: z.string().nullable(),
      proposed_by: z.string(),
    }),
  ),
  /** What the buyer gives back; open: staff still have something to do. */
  returns: z.array(z.object({ code: z.string(), status: z.string(), is_open: z.boolean() })),
  shipment_events: z.array(
    z.object({
      carrier: z.string(),
      tracking: z.string(),
      status: z.string(),
      occurred_at: z.string(),
    }),
  ),
  invoices: z.array(
    z.object({ number: z.string(), kind: z.string(), total_minor: z.number(), issued_on: z.string() }),
  ),
  mails: z.array(
    z.object({ id: z.number(), kind: z.string(), status: z.string(), sent_at: z.string().nullable() }),
  ),
});

/** What an act left behind. `outcome` says more where there is more to say. */
export const ActedAnswer = z.object({
  data: z.object({
    code: z.string(),
    status: z.string(),
    payment_status: z.string(),
    fulfilment_status: z.string(),
    /** `approval_requested`: nothing was done yet, `approval` waits for a second person. */
    outcome: z.string().nullable(),
    approval: z.number().nullable(),
    missing_minor: z.number(),
    refunded_minor: z.number(),
  }),
});

export type StaffOrder = z.infer<typeof StaffOrder>;
export type PaymentCase = z.infer<typeof PaymentCase>;
export type Acted = z.infer<typeof ActedAnswer>['data'];

export const showStaffOrder = {
  method: 'GET',
  path: '/api/staff/orders/:code',
  summary: 'All there is about an order',
  params: Code,
  response: z.object({ data: StaffOrder }),
} as const;

/** An act of staff on one order. */
export const act = <Body extends z.ZodType>(path: string, summary: string, body: Body) =>
  ({
    method: 'POST',
    path: `/api/staff/orders/:code/${path}`,
    summary,
    status: 200,
    params: Code,
    body,
    response: ActedAnswer,
  }) as const;

export const acceptCashOrder = act(
  'accept',
  'An order paid on delivery goes ahead: its units are sold, the money comes with the courier',
  z.object({}),
);
export const revokeOrderLinks = act(
  'revoke-links',
  'No link sent by mail so far opens the order any more; later mails carry new ones',
  z.object({ reason: words(500) }),
);
/** The country stays: price and tax depend on it. */
const DeliveryAddress = AddressInput.omit({ type: true, label: true, country_code: true });
export type DeliveryAddressInput = z.output<typeof DeliveryAddress>;
export const changeOrderAddress = act(
  'address',
  'Changes the delivery address until the order is shipped, with `If-Match: "<revision>"`; 409 `edited_meanwhile`: the order has changed since',
  DeliveryAddress.extend({ reason: words(500) }),
);
export const noteOrder = act(
  'notes',
  'Adds a note that only staff read',
  z.object({ text: typedLines().min(1).max(4000) }),
);
export const mailOrderAgain = act(
  'mail-again',
  'Sends a mail of the order once more, to the address the order has now',
  z.object({ mail: z.int().min(1).max(Number.MAX_SAFE_INTEGER) }),
);
const Note = z.object({ tracking: words(120).optional() });
export const prepareOrder = act('prepare', 'The workshop has begun', Note);
export const readyOrder = act('ready', 'It can be picked up', Note);
export const shipOrder = act('ship', 'It has left', Note);
export const deliverOrder = act('deliver', 'It has been handed over', Note);
