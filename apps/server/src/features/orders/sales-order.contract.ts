import { z } from 'zod';
import { ShownTaxEstimate } from '../taxes/taxes.contract.ts';

/** The panel a method opens. A panel the storefront does not know shows "not available" (H-37). */
export const PaymentComponent = z.enum([
  'BankTransfer',
  'CashPayment',
  'CheckPayment',
  'PayPhone',
  'Stripe',
  'Payway',
  'MercadoPago',
  'Paymentez',
  'Datafast',
]);
export const PaymentType = z.enum(['cash', 'check-payment', 'bank-transfer', 'tdc', 'others']);

export type PaymentComponent = z.infer<typeof PaymentComponent>;

export const OrderStatus = z.enum([
  'pending_confirmation',
  'processing',
  'confirmed',
  'preparing',
  'ready_for_pickup',
  'shipped',
  'delivered',
  'cancelled',
  'payment_failed',
  'return_requested',
  'returned',
  'refunded',
]);

/** What an event of an order says: each kind has its own fields. */
export const EventData = z.record(z.string(), z.unknown());

export const OrderLine = z
  .object({
    uuid: z.uuid(),
    name: z.string(),
    variant: z.string(),
    product_slug: z.string(),
    sku: z.string(),
    serial: z.string().nullable(),
    /** A key of the media manifest. */
    picture: z.string().nullable(),
    price: z.number(),
    price_formatted: z.string(),
    promised_on: z.iso.date().nullable(),
  })
  .meta({ id: 'OrderLine' });

/** What happened, what happens now, what comes; in the order of time. */
export const TimelineStep = z
  .object({
    kind: z.enum([
      'placed',
      'payment_awaited',
      'payment_processing',
      'payment_failed',
      'paid',
      'confirmed',
      'preparing',
      'ready_for_pickup',
      'shipped',
      'delivered',
      'cancelled',
      'withdrawal_received',
      'return_requested',
      'return_approved',
      'return_rejected',
      'return_withdrawn',
      'returned',
      'refunded',
    ]),
    state: z.enum(['done', 'now', 'next']),
    at: z.iso.datetime().nullable(),
    expected_on: z.iso.date().nullable(),
  })
  .meta({ id: 'TimelineStep' });

const OrderAddress = z.object({
  name: z.string(),
  lines: z.array(z.string()),
  phone: z.string().nullable(),
});

/** The stages of a return (H-47), with what each left behind. */
export const OrderReturn = z
  .object({
    code: z.string(),
    status: z.enum(['requested', 'approved', 'rejected', 'received', 'refunded', 'withdrawn']),
    /** `withdrawal`: by right of withdrawal, for which no reason is asked. */
    reason: z.enum(['changed_mind', 'not_as_described', 'damaged', 'wrong_item', 'other', 'withdrawal']),
    note: z.string().nullable(),
    /** Lines of the order, by their uuid. */
    items: z.array(z.uuid()),
    requested_at: z.iso.datetime(),
    approved_at: z.iso.datetime().nullable(),
    received_at: z.iso.datetime().nullable(),
    ended_at: z.iso.datetime().nullable(),
    /** Why not, in the words of who looked at it. */
    rejection: z.string().nullable(),
    refund: z.number().nullable(),
    refund_formatted: z.string().nullable(),
    can_withdraw: z.boolean(),
  })
  .meta({ id: 'OrderReturn' });

/** A statement of withdrawal from the contract, and what came of it. */
export const OrderWithdrawal = z
  .object({
    code: z.string(),
    /**
     * `declared`: waits for a payment to be closed, for the delivery, or for another return to end; `ended`: its return was
     * rejected or called off, and the items stay with the buyer.
     */
    status: z.enum(['declared', 'order_cancelled', 'return_opened', 'ended']),
    declared_at: z.iso.datetime(),
    items: z.array(z.uuid()),
    /** The last day of the refund. */
    refund_by: z.iso.date(),
    /** The last day to send the items back; null before there is a return. */
    send_back_by: z.iso.date().nullable(),
    return_code: z.string().nullable(),
  })
  .meta({ id: 'OrderWithdrawal' });

/** The right of withdrawal; null where the site grants none. */
const Withdrawal = z.object({
  days: z.number(),
  /** The first instant after the period, and its last day where the shop is; null before the delivery. */
  until: z.iso.datetime().nullable(),
  until_on: z.iso.date().nullable(),
  /** Items that can be withdrawn from now. */
  items: z.array(z.uuid()),
  /** Made to order: no right of withdrawal. */
  exempt: z.array(z.uuid()),
  declared: z.array(OrderWithdrawal),
});

/** A PDF about the order. */
const OrderDocument = z.object({
  kind: z.enum(['invoice', 'credit_note']),
  id: z.number(),
  number: z.string(),
  issued_on: z.iso.date(),
  total_formatted: z.string(),
  url: z.string(),
});

export const SalesOrder = z
  .object({
    code: z.string(),
    status: OrderStatus,
    payment_status: z.enum(['unpaid', 'authorised', 'paid', 'partly_refunded', 'refunded']),
    fulfilment_status: z.enum([
      'unfulfilled',
      'preparing',
      'ready_for_pickup',
      'shipped',
      'delivered',
      'returned',
    ]),
    /** What the result page shows: paid, failed, a card under way, or waiting for the shopper's transfer. */
    result: z.enum(['success', 'failure', 'pending', 'awaiting', 'cancelled']),
    placed_at: z.iso.datetime(),
    confirmed_at: z.iso.datetime().nullable(),
    cancelled_at: z.iso.datetime().nullable(),
    /** deadline, customer, staff, withdrawal, replaced or payment_failed. */
    cancel_reason: z.string().nullable(),
    delivered_at: z.iso.datetime().nullable(),
    deadline_at: z.iso.datetime().nullable(),
    seconds_left: z.number().nullable(),
    /** A guest has to confirm the e-mail address within the time left, or the order is released. */
    awaits_email: z.boolean(),
    email: z.string(),
    given_name: z.string(),
    family_name: z.string(),
    items: z.array(OrderLine),
    currency: z.string(),
    subtotal: z.number(),
    subtotal_formatted: z.string(),
    discount: z.number(),
    discount_formatted: z.string(),
    shipping: z.number(),
    shipping_formatted: z.string(),
    tax: z.number(),
    tax_formatted: z.string(),
    taxes_included: z.boolean(),
    /** Null: the tax is no estimate. */
    tax_estimate: ShownTaxEstimate.nullable(),
    total: z.number(),
    total_formatted: z.string(),
    /** What came in and did not go back. */
    received: z.number(),
    received_formatted: z.string(),
    /** What is still to be paid: 0 for an order that was paid or has ended. */
    due: z.number(),
    due_formatted: z.string(),
    delivery: z.object({
      method: z.enum(['shipment', 'pickup']),
      name: z.string(),
      to: OrderAddress,
      arrives_from: z.iso.date().nullable(),
      arrives_on: z.iso.date().nullable(),
      /** The carrier's own number, once it has left. */
      tracking: z.string().nullable(),
    }),
    /** Whom the invoice is for, where that is another address than the delivery's. */
    billing: OrderAddress.nullable(),
    payment: z.object({
      name: z.string(),
      type: PaymentType,
      component: PaymentComponent,
      /** HTML, cleaned. */
      instructions: z.string().nullable(),
      /** Where to send the money, in the order to show: holder, bank, iban, bic, reference. */
      params: z.record(z.string(), z.string()),
      reference: z.string().nullable(),
      card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
      /** A key of ours for why it failed. */
      failure: z.string().nullable(),
    }),
    timeline: z.array(TimelineStep),
    invoice: z.object({ number: z.string(), url: z.string() }).nullable(),
    documents: z.array(OrderDocument),
    /** Until when unwanted items may be given back: thirty days from the hand-over; null before it. */
    return_until: z.iso.datetime().nullable(),
    returns: z.array(OrderReturn),
    withdrawal: Withdrawal.nullable(),
    can_retry: z.boolean(),
    can_cancel: z.boolean(),
    /** In time, none under way, and something left to give back. */
    can_return: z.boolean(),
  })
  .meta({ id: 'SalesOrder' });

export type OrderStatus = z.infer<typeof OrderStatus>;
export type SalesOrder = z.infer<typeof SalesOrder>;
export type TimelineStep = z.infer<typeof TimelineStep>;
export type OrderWithdrawal = z.infer<typeof OrderWithdrawal>;
export type OrderReturn = z.infer<typeof OrderReturn>;
