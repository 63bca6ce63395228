import { z } from 'zod';
import { type Db, readSite } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import { PROMISED_ON } from '../../delivery/ready-days.fragment.ts';
import { ATTEMPTS_OF_ORDER, AttemptSums } from '../money/attempt-sums.fragment.ts';
import { TimelineSources } from './order-source.staff.contract.ts';
import { type OrderSums, StaffOrder } from './orders.staff.contract.ts';
import { CASE, LINE_COLORS, LINE_PICTURE, REVISION } from './staff-order.fragment.ts';

const ACTOR = (row: string) => `case when ${row}.actor_kind = 'staff'
        then coalesce((select p.name from staff p where p.id::text = ${row}.actor_ref), 'staff')
        else ${row}.actor_kind end`;

// The sums are computed from the payments.
const COMPUTED = {
  paid_minor: true,
  refunded_minor: true,
  charged_back_minor: true,
  due_minor: true,
  refundable_minor: true,
  payment_state: true,
} as const satisfies Record<keyof OrderSums, true>;

/** An order as read: its actions and its timeline are made from this. */
const OrderSource = StaffOrder.omit({
  actions: true,
  timeline: true,
  mails: true,
  ...COMPUTED,
})
  .extend(TimelineSources.pick({ mails: true, notes: true, audit: true }).shape)
  .extend({
    payments: z.array(AttemptSums),
    method_component: z.string().nullable(),
    is_registered: z.boolean(),
    has_offline_attempt: z.boolean(),
    is_held: z.boolean(),
  });
export type OrderSource = Readonly<z.infer<typeof OrderSource>>;

const SHOW = statement(
  'staff_show_order',
  `
select jsonb_build_object('site', (select s.slug from sites s where s.id = $1), 'code', o.code,
  'revision', ${REVISION},
  'is_registered', o.registered_at is not null, 'is_held', exists (select from held_orders h where h.site_id = $1 and h.order_id = o.id),
  'payments', ${ATTEMPTS_OF_ORDER},
  'has_offline_attempt', exists (select from payment_attempts a
    where a.site_id = $1 and a.order_id = o.id and a.account_ref is null),
  'method_component', (select m.component from payment_methods m where m.site_id = $1 and m.id = o.payment_method_id),
  'notes', coalesce((select json_agg(json_build_object('text', n.text, 'at', n.created_at,
      'actor', coalesce((select p.name from staff p where p.id::text = n.staff_ref), 'staff')) order by n.id)
    from order_notes n where n.site_id = $1 and n.order_id = o.id), '[]'),
  'audit', coalesce((select json_agg(json_build_object('action', a.action,
      'reason', coalesce(a.reason, v.after ->> 'reason'), 'approval', a.approval_id, 'contract', a.after ->> 'contract',
      'at', a.occurred_at, 'actor', ${ACTOR('a')}) order by a.id)
    from audit_log a left join audit_private v on v.site_id = a.site_id and v.audit_id = a.id
   where a.site_id = $1 and a.subject_kind = 'order' and a.subject_ref = o.code), '[]'))
  || jsonb_build_object('status', o.status, 'payment_status', o.payment_status,
  'fulfilment_status', o.fulfilment_status, 'placed_at', o.placed_at, 'deadline_at', o.deadline_at,
  'cancel_reason', o.cancel_reason, 'payment_ref', o.payment_ref,
  'erp_number', o.erp_number, 'erp_acknowledged_at', o.erp_acknowledged_at, 'given_name', o.given_name,
  'family_name', o.family_name, 'email', o.email, 'phone', o.phone, 'locale', o.locale,
  'delivery_method', o.delivery_method, 'delivery_address', o.delivery_address,
  'billing_address', o.billing_address,
  'store', (select s.name from stores s where s.site_id = $1 and s.id = o.store_id),
  'method', (select m.code from payment_methods m where m.site_id = $1 and m.id = o.payment_method_id),
  'currency', o.currency, 'subtotal_minor', o.subtotal_minor, 'shipping_minor', o.shipping_minor,
  'discount_minor', o.discount_minor, 'tax_minor', o.tax_minor, 'total_minor', o.total_minor, 'prices_include_tax', o.prices_include_tax, 'tax_estimate', o.tax_lines -> 0 -> 'estimate',
  'lines', coalesce((select json_agg(json_build_object('name', l.name, 'variant', l.details ->> 'variant', 'sku', l.sku,
      'serial', l.serial, 'price_minor', l.price_minor, 'promised_on', ${PROMISED_ON},
      'colors', ${LINE_COLORS}, 'picture', ${LINE_PICTURE},
      'unit', (select json_build_object('id', u.id, 'status', u.status, 'expected_on', u.expected_on,
          'place', coalesce(u.plant, (select s.name from stores s where s.site_id = $1 and s.id = u.store_id)))
        from units u where u.site_id = $1 and u.id = l.unit_id)) order by l.line_no)
    from order_lines l where l.site_id = $1 and l.order_id = o.id), '[]'),
  'events', coalesce((select json_agg(json_build_object('seq', e.seq, 'kind', e.kind, 'data', e.data,
      'actor', ${ACTOR('e')}, 'at', e.occurred_at) order by e.seq)
    from order_events e where e.site_id = $1 and e.order_id = o.id), '[]'),
  'attempts', coalesce((select json_agg(json_build_object('id', a.id, 'provider', a.provider, 'status', a.status,
      'amount_minor', a.amount_minor, 'currency', a.currency, 'failure', a.failure, 'created_at', a.created_at)
      order by a.created_at)
    from payment_attempts a where a.site_id = $1 and a.order_id = o.id), '[]'),
  'ledger', coalesce((select json_agg(json_build_object('kind', p.kind, 'amount_minor', n.amount_minor,
      'currency', n.currency, 'reference', nullif(replace(p.provider_txn_id, a.id || ':', ''), ''),
      'occurred_at', p.occurred_at, 'booked_at', p.created_at) order by p.id)
    from payment_attempts a
    join ledger_postings p on p.site_id = $1 and p.attempt_id = a.id
    join ledger_entries n on n.site_id = $1 and n.posting_id = p.id and n.entry_no = 1
   where a.site_id = $1 and a.order_id = o.id), '[]'),
  'refunds', coalesce((select json_agg(json_build_object('id', r.id, 'status', r.status, 'amount_minor', r.amount_minor,
      'currency', r.currency, 'reason', r.reason, 'created_at', r.created_at) order by r.created_at)
    from payment_attempts a join refunds r on r.site_id = $1 and r.attempt_id = a.id
   where a.site_id = $1 and a.order_id = o.id), '[]'),
  'cases', coalesce((select json_agg(${CASE} order by c.id)
    from payment_cases c where c.site_id = $1 and c.order_id = o.id), '[]'),
  'approvals', coalesce((select json_agg(json_build_object('id', a.id, 'contract', a.contract,
      'holds', exists (select from held_orders h where h.site_id = $1 and h.approval_id = a.id),
      'amount_minor', a.amount_minor, 'currency', a.currency,
      'proposed_by', coalesce((select p.name from staff p where p.id = a.proposed_by), '#' || a.proposed_by)) order by a.id)
    from approvals a
   where a.site_id = $1 and a.status = 'proposed' and a.expires_at > now()
     and (a.subject_kind, a.subject_ref) in (select 'order', o.code union all
       select 'payment_case', c.id::text from payment_cases c where c.site_id = $1 and c.order_id = o.id)), '[]'),
  'returns', coalesce((select json_agg(json_build_object('code', r.code, 'status', r.status,
      'is_open', r.ended_at is null) order by r.id)
    from returns r where r.site_id = $1 and r.order_id = o.id), '[]'),
  'shipment_events', coalesce((select json_agg(json_build_object('carrier', h.carrier, 'tracking', h.tracking,
      'status', h.status, 'occurred_at', h.occurred_at) order by h.id)
    from shipment_events h where h.site_id = $1 and h.order_id = o.id), '[]'),
  'invoices', coalesce((select json_agg(json_build_object('number', i.document ->> 'number', 'kind', i.kind,
      'total_minor', i.total_minor, 'issued_on', i.issued_on) order by i.id)
    from invoices i where i.site_id = $1 and i.order_id = o.id), '[]'),
  'mails', coalesce((select json_agg(json_build_object('id', m.id, 'kind', m.kind, 'status', m.status,
      'queued_at', m.queued_at, 'sent_at', m.sent_at) order by m.id)
    from mails m where m.site_id = $1 and m.order_id = o.id), '[]')) as shown
  from orders o where o.site_id = $1 and o.code = $2`,
  { shown: OrderSource },
);

export async function readStaffOrder(db: Db, siteId: number, code: string): Promise<OrderSource | null> {
  const [row] = await readSite(db, siteId, SHOW, [siteId, code]);
  return row?.shown ?? null;
}
