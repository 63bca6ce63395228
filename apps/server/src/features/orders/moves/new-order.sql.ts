import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { type Known, statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { PROMISED_ON } from '../../delivery/ready-days.fragment.ts';
import type { Actor } from './order-moves.sql.ts';

/** What both a new order and a changed one say; snake_case because it goes into the row as it is. */
export interface OrderTerms {
  readonly locale: string;
  readonly email: string;
  readonly given_name: string;
  readonly family_name: string;
  readonly phone: string | null;
  readonly customer_id: number | null;
  readonly currency: string;
  readonly prices_include_tax: boolean;
  readonly subtotal_minor: number;
  readonly shipping_minor: number;
  readonly tax_minor: number;
  readonly total_minor: number;
  readonly tax_lines: readonly object[];
  readonly exchanged_total_minor: number | null;
  readonly exchanged_currency: string | null;
  readonly exchange_rate: string | null;
  /** Null with a rate: the rate of now. */
  readonly exchanged_at: string | null;
  readonly delivery_method: 'shipment' | 'pickup';
  readonly store_id: number | null;
  readonly shipment: object;
  readonly delivery_address: object;
  readonly billing_address: object | null;
  readonly payment_method_id: number;
  readonly reserve_minutes: number;
}

export interface OrderLineTerms {
  readonly unit_id: string;
  readonly product_id: number;
  readonly variant_id: number;
  readonly sku: string;
  readonly serial: string | null;
  readonly name: string;
  readonly details: object;
  readonly price_minor: number;
  readonly tax_minor: number;
  readonly tax_rate: number;
  readonly promised_on: string;
}

export interface WrittenOrder {
  readonly id: number;
  readonly code: string;
  readonly deadlineAt: Date;
}

const SAME = [
  'locale',
  'email',
  'given_name',
  'family_name',
  'phone',
  'currency',
  'prices_include_tax',
  'subtotal_minor',
  'shipping_minor',
  'tax_minor',
  'total_minor',
  'tax_lines',
  'exchanged_total_minor',
  'exchanged_currency',
  'exchange_rate',
  'delivery_method',
  'store_id',
  'shipment',
  'delivery_address',
  'billing_address',
  'payment_method_id',
] as const;

const INPUT = `jsonb_populate_record(null::orders, $2::jsonb)`;
const EXCHANGED_AT = `case when input.exchange_rate is not null then coalesce(input.exchanged_at, now()) end`;
const DEADLINE = `now() + ($2::jsonb ->> 'reserve_minutes')::int * interval '1 minute'`;

// Ordering again renews nothing: the time counts from the first placement, or is what the provider's work left of it.
const SAME_DEADLINE = `least(${DEADLINE}, greatest(o.deadline_at,
           o.placed_at + ($2::jsonb ->> 'reserve_minutes')::int * interval '1 minute'))`;

const INSERT = statement<Known<Statements['order_insert'], { deadlineAt: Date }>, WrittenOrder>(
  'order_insert',
  `
with made as (
  insert into orders (site_id, cart_id, customer_id, idempotency_key, terms_accepted_at, deadline_at, exchanged_at,
                      ${SAME.join(', ')})
  select $1, $3::uuid, input.customer_id, $4, now(), ${DEADLINE}, ${EXCHANGED_AT},
         ${SAME.map((column) => `input.${column}`).join(', ')}
    from ${INPUT} input
  returning id, code, deadline_at
), lines as (
  insert into order_lines (site_id, order_id, line_no, unit_id, product_id, variant_id, sku, serial, name, details,
                           price_minor, tax_minor, tax_rate, promised_on)
  select $1, made.id, line.line_no, line.unit_id, line.product_id, line.variant_id, line.sku, line.serial, line.name,
         line.details, line.price_minor, line.tax_minor, line.tax_rate, line.promised_on
    from made, jsonb_populate_recordset(null::order_lines, $5::jsonb) line
), told as (
  insert into order_events (site_id, order_id, kind, actor_kind, actor_ref, data)
  select $1, made.id, 'placed', $6, $7, jsonb_build_object('method', $2::jsonb -> 'payment_method_id') from made
)
select id, code, deadline_at as "deadlineAt" from made`,
);

/** Order, lines and first event in one statement. */
export async function insertOrder(
  tx: Tx,
  scope: { readonly siteId: number; readonly cartId: string; readonly key: string; readonly actor: Actor },
  terms: OrderTerms,
  lines: readonly OrderLineTerms[],
): Promise<WrittenOrder> {
  const numbered = lines.map((line, index) => ({ ...line, line_no: index + 1 }));
  const [row] = await runPrepared(tx, INSERT, [
    scope.siteId,
    JSON.stringify(terms),
    scope.cartId,
    scope.key,
    JSON.stringify(numbered),
    scope.actor.kind,
    scope.actor.ref,
  ]);
  if (!row) throw new Error('No order was made');
  return row;
}

const REWRITE = statement<Known<Statements['order_rewrite'], { deadlineAt: Date }>, WrittenOrder>(
  'order_rewrite',
  `
with changed as (
  update orders o
     set customer_id = coalesce(o.customer_id, input.customer_id), terms_accepted_at = now(), status = 'pending_confirmation',
         deadline_at = ${SAME_DEADLINE}, exchanged_at = ${EXCHANGED_AT},
         ${SAME.map((column) => `${column} = input.${column}`).join(', ')}
    from ${INPUT} input
   where o.site_id = $1 and o.id = $3 and o.status in ('pending_confirmation', 'payment_failed')
     and o.payment_status = 'unpaid' and o.registered_at is null
  returning o.id, o.code, o.deadline_at
), promised as (
  insert into delivery_promises (site_id, unit_id, cart_id, order_id, local_days, total_days, promised_on)
  select l.site_id, l.unit_id, o.cart_id, l.order_id, u.local_days,
         greatest(line.promised_on - (now() at time zone s.timezone)::date, 0), line.promised_on
    from changed
    join orders o on o.site_id = $1 and o.id = changed.id
    join order_lines l on l.site_id = $1 and l.order_id = changed.id
    join jsonb_populate_recordset(null::order_lines, $6::jsonb) line on line.unit_id = l.unit_id
    join units u on u.site_id = l.site_id and u.id = l.unit_id
    join sites s on s.id = l.site_id
   where line.promised_on is distinct from ${PROMISED_ON}
), told as (
  insert into order_events (site_id, order_id, kind, actor_kind, actor_ref, data)
  select $1, changed.id, 'method_changed', $4, $5, jsonb_build_object('method', $2::jsonb -> 'payment_method_id')
    from changed
)
select id, code, deadline_at as "deadlineAt" from changed`,
);

/** The same units paid or brought another way, with the days promised now. Null: it is not a matter of choosing any more. */
export async function rewriteOrder(
  tx: Tx,
  scope: { readonly siteId: number; readonly orderId: number; readonly actor: Actor },
  terms: OrderTerms,
  lines: readonly OrderLineTerms[],
): Promise<WrittenOrder | null> {
  const [row] = await runPrepared(tx, REWRITE, [
    scope.siteId,
    JSON.stringify(terms),
    scope.orderId,
    scope.actor.kind,
    scope.actor.ref,
    JSON.stringify(lines),
  ]);
  return row ?? null;
}
