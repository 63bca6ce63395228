import { z } from 'zod';
import { CopiedAddress } from '../../addresses/addresses.contract.ts';
import { PROMISED_ON } from '../../delivery/ready-days.fragment.ts';
import { TaxEstimate } from '../../taxes/taxes.contract.ts';
import { ATTEMPTS_OF_ORDER, AttemptSums } from '../money/attempt-sums.fragment.ts';
import { EventData, OrderReturn, OrderWithdrawal, SalesOrder } from '../sales-order.contract.ts';

const Payment = SalesOrder.shape.payment;

const LineRow = z.object({
  uuid: z.uuid(),
  name: z.string(),
  sku: z.string(),
  serial: z.string().nullable(),
  details: z
    .object({
      variant: z.string(),
      product_slug: z.string(),
      picture: z.string().nullable(),
      made_to_order: z.boolean(),
    })
    .exactPartial(),
  price: z.number(),
  promised_on: z.string().nullable(),
});

const EventRow = z.object({
  kind: z.string(),
  at: z.string(),
  data: EventData,
});
export type EventRow = Readonly<z.infer<typeof EventRow>>;

const MethodRow = z.object({
  name: z.string(),
  type: Payment.shape.type,
  component: Payment.shape.component,
  instructions: z.string().nullable(),
  /** The account that a transfer goes to; null: none is written down. */
  params: z.record(z.string(), z.string()).nullable(),
  online: z.boolean(),
});

const DocumentRow = SalesOrder.shape.documents.element
  .pick({ kind: true, id: true, number: true, issued_on: true })
  .extend({ total: z.number() });

// PostgreSQL writes instants with an offset and microseconds.
const ReturnRow = OrderReturn.omit({ refund_formatted: true, can_withdraw: true }).extend({
  requested_at: z.string(),
  approved_at: z.string().nullable(),
  received_at: z.string().nullable(),
  ended_at: z.string().nullable(),
});

/** The JSON of ORDER_COLUMNS. */
export const ORDER_JSON = {
  payments: z.array(AttemptSums),
  tax_estimate: TaxEstimate.nullable(),
  shipment: z.object({ name: z.string(), arrives_on: z.string() }).exactPartial().nullable(),
  delivery_address: CopiedAddress.nullable(),
  billing_address: CopiedAddress.nullable(),
  lines: z.array(LineRow),
  events: z.array(EventRow),
  method: MethodRow.nullable(),
  attempt: z
    .object({ status: z.string(), card: Payment.shape.card, failure: z.string().nullable() })
    .nullable(),
  documents: z.array(DocumentRow),
  returns: z.array(ReturnRow),
  withdrawals: z.array(OrderWithdrawal.extend({ declared_at: z.string() })),
};

export interface OrderRow extends Readonly<z.infer<z.ZodObject<typeof ORDER_JSON>>> {
  readonly id: number;
  readonly code: string;
  readonly cart_id: string | null;
  readonly cart_is_open: boolean;
  readonly country_iso: string | null;
  readonly status: SalesOrder['status'];
  readonly payment_status: SalesOrder['payment_status'];
  readonly fulfilment_status: SalesOrder['fulfilment_status'];
  readonly registered_at: Date | null;
  readonly placed_at: Date;
  readonly confirmed_at: Date | null;
  readonly cancelled_at: Date | null;
  readonly cancel_reason: string | null;
  readonly delivered_at: Date | null;
  readonly deadline_at: Date | null;
  /** The deadline's day where the shop is. */
  readonly deadline_on: string | null;
  readonly seconds_left: number | null;
  /** A registered offline order whose e-mail address is not confirmed: it has its first half hour only. */
  readonly awaits_email: boolean;
  readonly email: string;
  readonly given_name: string;
  readonly family_name: string;
  readonly phone: string | null;
  readonly payment_ref: string | null;
  readonly currency: string;
  readonly prices_include_tax: boolean;
  readonly subtotal_minor: number;
  readonly discount_minor: number;
  readonly shipping_minor: number;
  readonly tax_minor: number;
  readonly total_minor: number;
  readonly delivery_method: 'shipment' | 'pickup';
  readonly return_until: Date | null;
  /** By the database's clock. */
  readonly is_return_time: boolean;
  /** Null: the site grants no right of withdrawal. */
  readonly withdrawal_days: number | null;
  readonly withdrawal_until: Date | null;
  readonly withdrawal_until_on: string | null;
  /** By the database's clock; true before the delivery. */
  readonly is_withdrawal_time: boolean;
}

/** An order with all that its page shows. $1 is the site, `o` the order's row, `requested.locale` the reader's language. */
export const ORDER_COLUMNS = `
o.id, o.code, o.cart_id, coalesce(c.status = 'open', false) as cart_is_open, s.country_iso, o.status,
       o.payment_status, o.fulfilment_status, o.registered_at, o.placed_at, o.confirmed_at, o.cancelled_at, o.cancel_reason,
       o.delivered_at, o.deadline_at, (o.deadline_at at time zone s.timezone)::date::text as deadline_on,
       greatest(0, extract(epoch from o.deadline_at - now()))::int as seconds_left,
       o.registered_at is not null and o.status = 'pending_confirmation' and o.customer_id is null
         and o.deadline_at <= o.placed_at + interval '30 minutes' as awaits_email, o.email, o.given_name,
       o.family_name, o.phone, o.payment_ref, o.currency, o.prices_include_tax, o.subtotal_minor, o.discount_minor,
       o.shipping_minor, o.tax_minor, o.total_minor, o.tax_lines -> 0 -> 'estimate' as tax_estimate, ${ATTEMPTS_OF_ORDER} as payments, o.delivery_method, o.shipment, o.delivery_address,
       o.billing_address,
       (select json_agg(json_build_object('uuid', l.unit_id, 'name', l.name, 'sku', l.sku, 'serial', l.serial,
            'details', l.details, 'price', l.price_minor, 'promised_on', ${PROMISED_ON}) order by l.line_no)
          from order_lines l where l.site_id = $1 and l.order_id = o.id) as lines,
       coalesce((select json_agg(json_build_object('kind', e.kind, 'at', e.occurred_at, 'data', e.data) order by e.seq)
          from order_events e where e.site_id = $1 and e.order_id = o.id), '[]') as events,
       (select json_build_object('name', coalesce(own.name, en.name, m.code), 'type', m.type,
            'component', m.component, 'instructions', coalesce(own.instructions, en.instructions),
            'params', m.settings -> 'params', 'online', m.account_ref is not null)
          from payment_methods m
          left join payment_method_translations own on own.site_id = $1 and own.method_id = m.id and own.locale = requested.locale
          left join payment_method_translations en on en.site_id = $1 and en.method_id = m.id and en.locale = 'en'
         where m.site_id = $1 and m.id = o.payment_method_id) as method,
       (select json_build_object('status', a.status, 'card', a.card, 'failure', a.failure)
          from payment_attempts a where a.site_id = $1 and a.order_id = o.id
         order by (a.status in ('paid', 'partly_refunded', 'refunded', 'disputed')) desc, a.created_at desc
         limit 1) as attempt,
       coalesce((select json_agg(json_build_object('kind', i.kind, 'id', i.id, 'number', i.document ->> 'number',
            'issued_on', i.issued_on, 'total', i.total_minor) order by i.id)
          from invoices i where i.site_id = $1 and i.order_id = o.id), '[]') as documents,
       o.delivered_at + interval '30 days' as return_until,
       coalesce(now() < o.delivered_at + interval '30 days', false) as is_return_time,
       coalesce((select json_agg(json_build_object('code', r.code, 'status', r.status, 'reason', r.reason,
            'note', r.note, 'requested_at', r.requested_at, 'approved_at', r.approved_at,
            'received_at', r.received_at, 'ended_at', r.ended_at, 'rejection', r.rejection, 'refund', r.refund_minor,
            'items', (select json_agg(rl.unit_id order by rl.unit_id) from return_lines rl
                       where rl.site_id = $1 and rl.return_id = r.id)) order by r.requested_at, r.id)
          from returns r where r.site_id = $1 and r.order_id = o.id), '[]') as returns,
       right_of.days as withdrawal_days, right_of.until as withdrawal_until,
       ((right_of.until at time zone s.timezone)::date - 1)::text as withdrawal_until_on,
       coalesce(now() < right_of.until, true) as is_withdrawal_time,
       coalesce((select json_agg(json_build_object('code', w.code, 'status', w.status, 'declared_at', w.declared_at,
            'refund_by', w.refund_by, 'send_back_by', w.send_back_by,
            'return_code', (select r.code from returns r where r.site_id = $1 and r.id = w.return_id),
            'items', (select json_agg(wl.unit_id order by wl.unit_id) from withdrawal_lines wl
                       where wl.site_id = $1 and wl.withdrawal_id = w.id)) order by w.declared_at, w.id)
          from withdrawals w where w.site_id = $1 and w.order_id = o.id), '[]') as withdrawals`;

export const ORDER_JOINS = `
  join sites s on s.id = o.site_id
  left join carts c on c.site_id = o.site_id and c.id = o.cart_id
  cross join lateral (
    select (s.settings -> 'withdrawal' ->> 'days')::int as days,
           period_ends_at(o.delivered_at, (s.settings -> 'withdrawal' ->> 'days')::int, s.timezone,
                          s.settings -> 'holidays') as until) right_of`;
