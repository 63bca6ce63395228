import { z } from 'zod';

// What each event says. A field is never removed or changed in meaning: that makes the next version of the type.

const Code = z.string().regex(/^[0-9A-Z]{8,32}$/);
const Minor = z.number().int();
const Currency = z.string().regex(/^[A-Z]{3}$/);
const Day = z.iso.date();
const Instant = z.iso.datetime({ offset: true });
const CustomerId = z.number().int().nullable().describe('Null: a guest, or an erased customer');
const Serial = z.string().nullable().describe('Frame number; null while the unit has none');

const OrderState = z.object({
  order: Code,
  order_sequence: z.number().int().min(1).describe('Place in the history of the order; rises, may have gaps'),
  status: z.string(),
  payment_status: z.string(),
  fulfilment_status: z.string(),
  currency: Currency,
  total_minor: Minor,
  customer_id: CustomerId,
});

const OrderContent = OrderState.extend({
  subtotal_minor: Minor,
  discount_minor: Minor,
  shipping_minor: Minor,
  tax_minor: Minor,
  prices_include_tax: z.boolean(),
  delivery_method: z.enum(['shipment', 'pickup']),
  store_id: z.number().int().nullable(),
  lines: z.array(
    z.object({
      line: z.number().int(),
      unit: z.uuid(),
      sku: z.string(),
      serial: Serial,
      price_minor: Minor,
      tax_minor: Minor,
      promised_on: Day.nullable(),
    }),
  ),
});

const Payment = z.object({
  order: Code,
  posting: z.number().int().describe('Unique per site'),
  attempt: z.uuid(),
  provider: z.string(),
  account: z.string(),
  amount_minor: Minor.describe('Signed: received is positive, given back is negative'),
  currency: Currency,
  occurred_at: Instant.describe('When the provider or the bank booked it'),
});

const Invoice = z.object({
  order: Code,
  kind: z.enum(['invoice', 'credit_note']),
  number: z.string(),
  issued_on: Day,
  total_minor: Minor,
  currency: Currency,
});

const Unit = z.object({ unit: z.uuid(), sku: z.string(), serial: Serial });
const ClaimedUnit = Unit.extend({ order: Code.nullable() });
const Return = z.object({
  return: Code,
  order: Code,
  reason: z.string(),
  refund_minor: Minor.nullable(),
  currency: Currency,
});
const WarrantyRequest = z.object({
  request: Code,
  bike: z.number().int(),
  serial: z.string(),
  customer_id: CustomerId,
  store_id: z.number().int(),
  part: z.string(),
});
const Bike = z.object({
  bike: z.number().int(),
  unit: z.uuid(),
  serial: z.string(),
  customer_id: CustomerId,
  activated_at: Instant,
  expires_at: Instant,
});
const Ticket = z.object({ ticket: Code, department: z.string(), channel: z.string(), locale: z.string() });
const Customer = z.object({ customer_id: z.number().int() });

interface EventType {
  readonly version: number;
  readonly summary: string;
  readonly data: z.ZodObject;
}

const v1 = (summary: string, data: z.ZodObject): EventType => ({ version: 1, summary, data });

/** Every published type. The triggers of the migrations write them; a test compares the two. */
export const EVENT_TYPES: Readonly<Record<string, EventType>> = {
  'order.placed': v1('A shopper placed an order; its units are reserved', OrderContent),
  'order.changed': v1('The shopper chose another way to pay or to deliver', OrderContent),
  'order.registered': v1('The shopper announced a payment that staff will book', OrderState),
  'order.payment_failed': v1('A payment was declined', OrderState),
  'order.confirmed': v1('The order goes ahead; its units are sold', OrderContent),
  'order.reinstated': v1('Money arrived after the deadline and the units were still free', OrderContent),
  'order.canceled': v1(
    'The order was canceled; its units are released',
    OrderState.extend({ reason: z.string().nullable() }),
  ),
  'order.paid': v1('The whole sum is paid', OrderState),
  'order.partly_refunded': v1('A part of the sum was given back', OrderState),
  'order.refunded': v1('The whole sum was given back', OrderState),
  'order.preparing': v1('The workshop has begun', OrderState),
  'order.ready_for_pickup': v1('The order can be collected', OrderState),
  'order.shipped': v1('The order has left', OrderState.extend({ tracking: z.string().nullable() })),
  'order.delivered': v1('The order was handed over', OrderState),
  'order.delivery_revised': v1('The promised day has changed', OrderState),
  'order.returned': v1('The goods are back', OrderState),
  'order.acknowledged': v1('The ERP took the order', OrderState.extend({ erp_number: z.string() })),
  'payment.authorised': v1('The ledger has an authorization', Payment),
  'payment.captured': v1('The ledger has received money', Payment),
  'payment.refunded': v1('The ledger has given money back', Payment),
  'payment.chargeback': v1('The bank of the buyer took money back', Payment),
  'payment.chargeback_won': v1('Money of a chargeback came back', Payment),
  'payment.fee': v1('The provider charged a fee', Payment),
  'invoice.issued': v1('An invoice or a credit note has a number', Invoice),
  'unit.sold': v1('A unit is sold', ClaimedUnit),
  'unit.released': v1(
    'A reserved or sold unit is free again',
    ClaimedUnit.extend({ reason: z.string().nullable() }),
  ),
  'unit.arrived': v1('A unit is in stock', Unit.extend({ store_id: z.number().int().nullable() })),
  'return.requested': v1('A buyer wants to return goods', Return),
  'return.approved': v1('The return was approved', Return),
  'return.rejected': v1('The return was rejected', Return),
  'return.received': v1('The goods of the return arrived', Return),
  'return.refunded': v1('The return is refunded', Return),
  'return.withdrawn': v1('The buyer keeps the goods', Return),
  'warranty.activated': v1('A vehicle is registered and its warranty runs', Bike),
  'warranty.claimed': v1('An owner claims on the warranty', WarrantyRequest),
  'warranty.verified': v1('The claim is covered', WarrantyRequest),
  'warranty.rejected': v1('The claim is not covered', WarrantyRequest),
  'warranty.in_repair': v1('The workshop repairs', WarrantyRequest),
  'warranty.closed': v1('The repair has ended', WarrantyRequest),
  'bike.owner_changed': v1('A vehicle has another owner, or none', Bike),
  'ticket.opened': v1('A customer wrote to the service', Ticket),
  'ticket.closed': v1('The service closed a ticket', Ticket),
  'customer.registered': v1('A customer has an account', Customer),
  'customer.erased': v1('A customer was erased: delete what you hold under this id', Customer),
};
