import { z } from 'zod';
import { type Db, readSite, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import { ADDRESS_FIELDS } from '../addresses/addresses.contract.ts';

// What the shop may show of an order's history; the rest is the desk's own bookkeeping.
const TOLD = [
  'placed',
  'registered',
  'method_changed',
  'payment_failed',
  'payment_paid',
  'payment_late',
  'reminded',
  'confirmed',
  'reinstated',
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
  'return_received',
  'returned',
  'refunded',
];

const MINE = `t.site_id = $1 and t.customer_id = $2`;
const OF_ORDER = `t.site_id = $1 and t.order_id = o.id`;

const list = (shape: string, from: string, order: string) =>
  `coalesce((select json_agg(${shape} order by ${order}) from ${from}), '[]')`;
/** An object of the named columns, all of the table `t`. */
const row = (...columns: string[]) =>
  `json_build_object(${columns.map((column) => `'${column}', t.${column}`).join(', ')})`;
const rows = (table: string, where: string, order: string, ...columns: string[]) =>
  list(row(...columns), `${table} t where ${where}`, order);

const ADDRESS = [...ADDRESS_FIELDS, 'created_at', 'updated_at'];

const RETURNS = list(
  `json_build_object('code', t.code, 'reason', t.reason, 'note', t.note, 'status', t.status, 'rejection', t.rejection,
     'refund_minor', t.refund_minor, 'requested_at', t.requested_at, 'ended_at', t.ended_at,
     'units', (select json_agg(rl.unit_id) from return_lines rl where rl.site_id = $1 and rl.return_id = t.id))`,
  `returns t where ${OF_ORDER}`,
  't.id',
);

const WITHDRAWALS = list(
  `json_build_object('code', t.code, 'name', t.name, 'email', t.email, 'status', t.status, 'declared_at', t.declared_at,
     'refund_by', t.refund_by, 'send_back_by', t.send_back_by,
     'units', (select json_agg(wl.unit_id) from withdrawal_lines wl where wl.site_id = $1 and wl.withdrawal_id = t.id))`,
  `withdrawals t where ${OF_ORDER}`,
  't.id',
);

const ORDERS = list(
  `json_build_object('code', o.code, 'status', o.status, 'payment_status', o.payment_status,
     'fulfilment_status', o.fulfilment_status, 'placed_at', o.placed_at, 'confirmed_at', o.confirmed_at,
     'delivered_at', o.delivered_at, 'cancelled_at', o.cancelled_at, 'email', o.email, 'given_name', o.given_name,
     'family_name', o.family_name, 'phone', o.phone, 'currency', o.currency, 'subtotal_minor', o.subtotal_minor,
     'discount_minor', o.discount_minor, 'shipping_minor', o.shipping_minor, 'tax_minor', o.tax_minor,
     'total_minor', o.total_minor, 'delivery_method', o.delivery_method, 'shipment', o.shipment,
     'delivery_address', o.delivery_address, 'billing_address', o.billing_address,
     'terms_accepted_at', o.terms_accepted_at,
     'lines', ${rows('order_lines', OF_ORDER, 't.line_no', 'unit_id', 'name', 'details', 'sku', 'serial', 'price_minor', 'tax_minor')},
     'events', ${rows('order_events', `${OF_ORDER} and t.kind = any($3)`, 't.seq', 'kind', 'occurred_at')},
     'payments', ${rows('payment_attempts', OF_ORDER, 't.created_at', 'provider', 'amount_minor', 'currency', 'status', 'card', 'created_at')},
     'invoices', ${rows('invoices', OF_ORDER, 't.id', 'issued_on', 'document')},
     'returns', ${RETURNS}, 'withdrawals', ${WITHDRAWALS},
     'reviews', ${rows('reviews', OF_ORDER, 't.id', 'code', 'unit_id', 'stars', 'title', 'body', 'author', 'place', 'locale', 'status', 'refusal', 'answer', 'written_at', 'decided_at')})`,
  `orders o where o.site_id = $1 and o.customer_id = $2`,
  'o.placed_at',
);

const BIKES = list(
  `json_build_object('name', p.original_name, 'serial', t.serial, 'purchased_on', t.purchased_on,
     'activated_at', t.activated_at, 'expires_at', t.expires_at, 'lost_at', t.lost_at,
     'recovery_message', t.recovery_message)`,
  `bikes t join products p on p.id = t.product_id where ${MINE}`,
  't.id',
);
const OWNED = list(
  `json_build_object('serial', b.serial, 'how', t.how, 'since', t.since, 'until', t.until)`,
  `bike_owners t join bikes b on b.site_id = t.site_id and b.id = t.bike_id where ${MINE}`,
  't.id',
);
const TRANSFERS = list(
  `json_build_object('serial', b.serial, 'given', t.from_customer_id = $2, 'to_email', t.to_email, 'status', t.status,
     'created_at', t.created_at, 'expires_at', t.expires_at, 'ended_at', t.ended_at)`,
  `bike_transfers t join bikes b on b.site_id = t.site_id and b.id = t.bike_id
    where t.site_id = $1 and (t.from_customer_id = $2 or t.to_customer_id = $2)`,
  't.id',
);
const WARRANTY = list(
  `json_build_object('code', t.code, 'serial', b.serial, 'part', t.part, 'description', t.description, 'phone', t.phone,
     'status', t.status, 'reason', t.reason, 'created_at', t.created_at, 'closed_at', t.closed_at,
     'files', (select json_agg(f.upload_id order by f.position) from warranty_files f
                where f.site_id = $1 and f.request_id = t.id))`,
  `warranty_requests t join bikes b on b.site_id = t.site_id and b.id = t.bike_id where ${MINE}`,
  't.id',
);
const MAILS = list(
  `json_build_object('kind', t.kind, 'queued_at', t.queued_at, 'sent_at', t.sent_at)`,
  `mails t where t.site_id = $1 and (t.to_key = c.email_key and t.to_email <> 'nobody@erased.invalid' and t.order_id is null
      or t.order_id in (select id from orders where site_id = $1 and customer_id = $2)
      or (t.kind = 'email_change' and t.data ->> 'customer_id' = $2::text))`,
  't.id',
);

// Letters and questions belong to an address; the customer's is verified, or there would be no account to export.
const NEWSLETTER = list(
  `json_build_object('email', t.email, 'locale', t.locale, 'status', t.status, 'created_at', t.created_at,
     'consents', (select json_agg(json_build_object('what', k.what, 'text_version', k.text_version, 'at', k.occurred_at)
                    order by k.id) from subscriber_consents k where k.site_id = $1 and k.subscriber_id = t.id))`,
  `subscribers t where t.site_id = $1 and t.email_key = c.email_key`,
  't.id',
);
const ALERTS = list(
  `json_build_object('email', t.email, 'product', p.slug, 'color', color.slug, 'size', size.slug, 'place', t.place,
     'radius_m', t.radius_m, 'locale', t.locale, 'status', t.status, 'created_at', t.created_at,
     'confirmed_at', t.confirmed_at, 'told_at', t.told_at)`,
  `alerts t join products p on p.id = t.product_id
     left join attribute_values color on color.id = t.color_id
     left join attribute_values size on size.id = t.size_id
    where t.site_id = $1 and t.email_key = c.email_key`,
  't.id',
);
const PRIVACY_REQUESTS = rows(
  'privacy_requests',
  't.site_id = $1 and t.email_key = c.email_key',
  't.id',
  'code',
  'kind',
  'note',
  'status',
  'received_at',
  'closed_at',
  'refusal',
);
const WISH_LIST = list(
  `json_build_object('product', p.slug, 'color', color.slug, 'size', size.slug, 'unit', t.unit_id, 'added_at', t.added_at)`,
  `wish_list_entries t join products p on p.id = t.product_id
     left join attribute_values color on color.id = t.color_id
     left join attribute_values size on size.id = t.size_id
    where ${MINE}`,
  't.id',
);
// Notes are what staff tell each other about the work, not about the person; they are shown too, because they name it.
const QUESTIONS = list(
  `json_build_object('code', t.code, 'department', t.department, 'name', t.name, 'email', t.email, 'phone', t.phone,
     'order_code', t.order_code, 'serial', t.serial, 'subject', t.subject, 'message', t.message,
     'received_at', t.received_at, 'answered_at', t.answered_at, 'closed_at', t.closed_at,
     'messages', coalesce((select json_agg(json_build_object('direction', m.direction, 'body', m.body,
         'author', case when m.direction = 'in' then m.author end, 'author_email', m.author_email,
         'attachments', m.attachments, 'created_at', m.created_at) order by m.created_at, m.id)
       from ticket_messages m where m.site_id = $1 and m.ticket_id = t.id), '[]'))`,
  'contact_tickets t where t.site_id = $1 and t.email_key = c.email_key',
  't.received_at',
);

const TEST_RIDES = rows(
  ...(['test_rides', 't.site_id = $1 and t.email_key = c.email_key', 't.created_at'] as const),
  'code',
  'status',
  'starts_at',
  'ends_at',
  'given_name',
  'family_name',
  'email',
  'phone',
  'licence',
  'cancelled_by',
  'cancel_reason',
  'created_at',
);

/** Everything we hold of a person; the file is handed out as it is, and only the privacy page lists its parts. */
const PersonalData = z.record(z.string(), z.unknown());

// One statement is one snapshot: nothing in the file contradicts anything else in it.
const EXPORT = statement(
  'privacy_export',
  `
select json_build_object(
  'exported_at', now(), 'site', s.slug,
  'profile', json_build_object('email', c.email, 'given_name', c.given_name, 'family_name', c.family_name,
    'pending_email', (select t.data ->> 'email' from customer_tokens t where ${MINE} and t.kind = 'email_change'
       and t.used_at is null and t.revoked_at is null and t.expires_at > now() order by t.id desc limit 1),
    'phone', c.phone, 'locale', c.locale, 'email_verified_at', c.email_verified_at, 'created_at', c.created_at),
  'addresses', ${rows('addresses', MINE, 't.id', ...ADDRESS)},
  'bags', ${rows('carts', `t.site_id = $1 and (t.customer_id = $2 or (t.contact_key = c.email_key and t.customer_id is null))`, 't.created_at', 'status', 'contact', 'delivery', 'created_at', 'updated_at')},
  'orders', ${ORDERS},
  'bikes', ${BIKES},
  'bikes_owned', ${OWNED},
  'bike_registrations', ${rows('bike_registrations', MINE, 't.id', 'serial', 'purchased_on', 'status', 'reason', 'created_at', 'decided_at')},
  'bike_transfers', ${TRANSFERS},
  'warranty_requests', ${WARRANTY},
  'uploads', ${rows('uploads', MINE, 't.created_at', 'id', 'kind', 'name', 'size_bytes', 'mime_type', 'status', 'created_at')},
  'sessions', ${rows('customer_tokens', `${MINE} and t.kind = 'session'`, 't.id', 'created_at', 'last_seen_at', 'expires_at', 'revoked_at', 'user_agent')},
  'known_devices', ${rows('known_devices', MINE, 't.id', 'created_at', 'last_used_at')},
  'passkeys', ${rows('passkeys', MINE, 't.id', 'name', 'created_at', 'last_used_at')},
  'mails', ${MAILS},
  'newsletter', ${NEWSLETTER},
  'alerts', ${ALERTS},
  'wish_list', ${WISH_LIST},
  'notes_of_staff', ${rows('customer_notes', MINE, 't.updated_at', 'contact_preference', 'body', 'updated_at')},
  'privacy_requests', ${PRIVACY_REQUESTS},
  'questions', ${QUESTIONS},
  'test_rides', ${TEST_RIDES},
  'consents', '[]'::json) as data
  from customers c join sites s on s.id = c.site_id
 where c.site_id = $1 and c.id = $2`,
  { data: PersonalData },
);

interface CustomerKey {
  readonly siteId: number;
  readonly customerId: number;
}

export async function readPersonalData(db: Db, { siteId, customerId }: CustomerKey) {
  return onlyRow(await readSite(db, siteId, EXPORT, [siteId, customerId, TOLD]));
}

/** The same in the caller's transaction. */
export async function readPersonalDataIn(tx: Tx, { siteId, customerId }: CustomerKey) {
  return onlyRow(await runPrepared(tx, EXPORT, [siteId, customerId, TOLD]));
}

function onlyRow([found]: readonly { readonly data: z.infer<typeof PersonalData> }[]) {
  if (!found) throw new Error('No such customer');
  return found.data;
}
