import { sql } from 'kysely';
import { type Db, readSite, runPrepared, type Tx } from '../../platform/db.ts';
import type { PaymentCase, Reconciliation, StaffOrder, Waiting, WaitingOrder } from './staff.contract.ts';

/** The living token behind a hash, if it is for this site or for all. */
export async function findStaffToken(db: Db, hash: Buffer, siteId: number) {
  return db
    .selectFrom('staff_tokens as t')
    .select(['t.id', 't.role'])
    .where('t.token_hash', '=', hash)
    .where('t.revoked_at', 'is', null)
    .where((eb) => eb.or([eb('t.for_site_id', 'is', null), eb('t.for_site_id', '=', siteId)]))
    .executeTakeFirst();
}

/** At most once a minute: a script should not write a row per call. */
export async function touchStaffToken(db: Db, tokenId: number) {
  await sql`update staff_tokens set last_used_at = now()
             where id = ${tokenId} and (last_used_at is null or last_used_at < now() - interval '1 minute')`.execute(
    db,
  );
}

// Cash waits for its payment from the confirmation on; transfers and cheques from the moment the buyer has done his part.
const WAITING: Record<Waiting, string> = {
  payment: `
    select id, registered_at as since from orders
     where site_id = $1 and status = 'pending_confirmation' and registered_at is not null
    union all
    select id, confirmed_at from orders
     where site_id = $1 and status in ('confirmed', 'preparing', 'ready_for_pickup', 'shipped') and payment_status = 'unpaid'
    union all
    select id, delivered_at from orders
     where site_id = $1 and status = 'delivered' and payment_status = 'unpaid'`,
  preparation: `
    select id, confirmed_at as since from orders where site_id = $1 and status = 'confirmed'`,
  handover: `
    select id, updated_at as since from orders
     where site_id = $1 and status in ('preparing', 'ready_for_pickup', 'shipped')`,
  case: `
    select order_id as id, min(opened_at) as since from payment_cases
     where site_id = $1 and status = 'open' group by order_id`,
};

export interface Paged<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}
const paged = <Row>(rows: readonly (Row & { total: number })[]): Paged<Row> => ({
  rows,
  total: rows[0]?.total ?? 0,
});

export async function listWaitingOrders(
  db: Db,
  siteId: number,
  waiting: Waiting,
  page: { limit: number; offset: number },
): Promise<Paged<WaitingOrder>> {
  const statement = {
    name: `staff_waiting_${waiting}`,
    text: `
with waiting as materialized (${WAITING[waiting]}), page as (
  select id, since, count(*) over () as total from waiting order by since, id limit $2 offset $3
)
select o.code, o.status, o.payment_status, o.given_name || ' ' || o.family_name as name, o.total_minor, o.currency,
       o.payment_ref, to_json(o.deadline_at) #>> '{}' as deadline_at, to_json(page.since) #>> '{}' as since,
       extract(epoch from now() - page.since)::int as age_seconds, m.code as method, page.total
  from page
  join orders o on o.site_id = $1 and o.id = page.id
  left join payment_methods m on m.site_id = $1 and m.id = o.payment_method_id
 order by page.since, page.id`,
  };
  return paged(
    await readSite<WaitingOrder & { total: number }>(db, siteId, statement, [
      siteId,
      page.limit,
      page.offset,
    ]),
  );
}

const CASE = `json_build_object('id', c.id, 'order_code', o.code, 'kind', c.kind, 'status', c.status, 'detail', c.detail,
  'resolution', c.resolution, 'opened_at', c.opened_at, 'resolved_at', c.resolved_at)`;

const SHOW = {
  name: 'staff_show_order',
  text: `
select json_build_object('code', o.code, 'status', o.status, 'payment_status', o.payment_status,
  'fulfilment_status', o.fulfilment_status, 'placed_at', o.placed_at, 'deadline_at', o.deadline_at,
  'cancel_reason', o.cancel_reason, 'payment_ref', o.payment_ref, 'given_name', o.given_name,
  'family_name', o.family_name, 'email', o.email, 'phone', o.phone, 'locale', o.locale,
  'delivery_method', o.delivery_method, 'delivery_address', o.delivery_address,
  'store', (select s.name from stores s where s.site_id = $1 and s.id = o.store_id),
  'method', (select m.code from payment_methods m where m.site_id = $1 and m.id = o.payment_method_id),
  'currency', o.currency, 'subtotal_minor', o.subtotal_minor, 'shipping_minor', o.shipping_minor,
  'tax_minor', o.tax_minor, 'total_minor', o.total_minor,
  'lines', coalesce((select json_agg(json_build_object('name', l.name, 'variant', l.details ->> 'variant', 'sku', l.sku,
      'serial', l.serial, 'price_minor', l.price_minor, 'promised_on', l.promised_on) order by l.line_no)
    from order_lines l where l.site_id = $1 and l.order_id = o.id), '[]'),
  'events', coalesce((select json_agg(json_build_object('seq', e.seq, 'kind', e.kind, 'data', e.data,
      'actor', case when e.actor_kind = 'staff'
        then coalesce((select t.name from staff_tokens t where t.id::text = e.actor_ref), 'staff')
        else e.actor_kind end, 'at', e.occurred_at) order by e.seq)
    from order_events e where e.site_id = $1 and e.order_id = o.id), '[]'),
  'attempts', coalesce((select json_agg(json_build_object('id', a.id, 'provider', a.provider, 'status', a.status,
      'amount_minor', a.amount_minor, 'currency', a.currency, 'failure', a.failure, 'created_at', a.created_at)
      order by a.created_at)
    from payment_attempts a where a.site_id = $1 and a.order_id = o.id), '[]'),
  'ledger', coalesce((select json_agg(json_build_object('kind', p.kind, 'amount_minor', n.amount_minor,
      'currency', n.currency, 'reference', replace(p.provider_txn_id, a.id || ':', ''), 'occurred_at', p.occurred_at) order by p.id)
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
  'invoices', coalesce((select json_agg(json_build_object('number', i.document ->> 'number', 'kind', i.kind,
      'total_minor', i.total_minor, 'issued_on', i.issued_on) order by i.id)
    from invoices i where i.site_id = $1 and i.order_id = o.id), '[]'),
  'mails', coalesce((select json_agg(json_build_object('kind', m.kind, 'status', m.status, 'sent_at', m.sent_at)
      order by m.id)
    from mails m where m.site_id = $1 and m.order_id = o.id), '[]')) as shown
  from orders o where o.site_id = $1 and o.code = $2`,
};

export async function readStaffOrder(db: Db, siteId: number, code: string): Promise<StaffOrder | null> {
  const [row] = await readSite<{ shown: StaffOrder }>(db, siteId, SHOW, [siteId, code]);
  return row?.shown ?? null;
}

export interface OrderStanding {
  readonly id: number;
  readonly code: string;
  readonly status: string;
  readonly payment_status: string;
  readonly fulfilment_status: string;
  /** The attempt that staff book on: the latest that no provider looks after. */
  readonly offline_attempt: string | null;
}

const STANDING = `
select o.id, o.code, o.status, o.payment_status, o.fulfilment_status,
       (select a.id from payment_attempts a where a.site_id = $1 and a.order_id = o.id and a.account_ref is null
         order by a.created_at desc limit 1) as offline_attempt
  from orders o where o.site_id = $1`;

export async function findStanding(tx: Tx, siteId: number, code: string): Promise<OrderStanding | null> {
  const statement = { name: 'staff_standing', text: `${STANDING} and o.code = $2` };
  const [row] = await runPrepared<OrderStanding>(tx, statement, [siteId, code]);
  return row ?? null;
}

const ORDER_ID = { name: 'staff_order_id', text: `select id from orders where site_id = $1 and code = $2` };

export async function findOrderId(db: Db, siteId: number, code: string): Promise<number | null> {
  const [row] = await readSite<{ id: number }>(db, siteId, ORDER_ID, [siteId, code]);
  return row?.id ?? null;
}

export interface AuditLine {
  readonly siteId: number;
  readonly staffId: number;
  readonly action: string;
  readonly subject: {
    readonly kind:
      | 'bike_registration'
      | 'warranty_request'
      | 'contact_ticket'
      | 'order'
      | 'payment_case'
      | 'page';
    readonly ref: string;
  };
  readonly requestId: string;
  readonly reason: string | null;
  readonly before: object;
  readonly after: object;
}

export async function insertAudit(tx: Tx, line: AuditLine): Promise<void> {
  await sql`
    insert into audit_log (site_id, actor_kind, actor_ref, action, subject_kind, subject_ref, request_id, reason, before, after)
    values (${line.siteId}, 'staff', ${String(line.staffId)}, ${line.action}, ${line.subject.kind}, ${line.subject.ref},
            ${line.requestId}, ${line.reason}, ${JSON.stringify(line.before)}::jsonb, ${JSON.stringify(line.after)}::jsonb)`.execute(
    tx,
  );
}

export async function listPaymentCases(
  db: Db,
  siteId: number,
  status: 'open' | 'resolved',
  page: { limit: number; offset: number },
): Promise<Paged<PaymentCase>> {
  const statement = {
    name: 'staff_cases',
    text: `
select ${CASE} as shown, count(*) over () as total
  from payment_cases c join orders o on o.site_id = $1 and o.id = c.order_id
 where c.site_id = $1 and c.status = $2 order by c.opened_at, c.id limit $3 offset $4`,
  };
  const rows = await readSite<{ shown: PaymentCase; total: number }>(db, siteId, statement, [
    ...[siteId, status, page.limit, page.offset],
  ]);
  return { rows: rows.map(({ shown }) => shown), total: rows[0]?.total ?? 0 };
}

export interface LockedCase {
  readonly id: number;
  readonly kind: string;
  readonly status: 'open' | 'resolved';
  readonly order_code: string;
  /** The refund that a person has to make. */
  readonly refund_id: string | null;
  /** Money of this order that is on its way back or has gone. */
  readonly refunding: boolean;
  /** The ledger has the whole price. */
  readonly paid: boolean;
}

export async function lockCase(tx: Tx, siteId: number, caseId: number): Promise<LockedCase | null> {
  const { rows } = await sql<LockedCase>`
    select c.id, c.kind, c.status, o.code as order_code, c.detail ->> 'refund' as refund_id,
           exists (select from payment_attempts a join refunds r on r.site_id = a.site_id and r.attempt_id = a.id
                    where a.site_id = c.site_id and a.order_id = c.order_id and r.status <> 'failed') as refunding,
           coalesce((select sum(round(e.amount_minor::numeric
                * coalesce((a.fx_quote ->> 'orderTotalMinor')::numeric, a.amount_minor) / a.amount_minor))
              from payment_attempts a
              join ledger_postings p on p.site_id = a.site_id and p.attempt_id = a.id and p.kind = 'captured'
              join ledger_entries e on e.site_id = p.site_id and e.posting_id = p.id and e.entry_no = 1
             where a.site_id = c.site_id and a.order_id = c.order_id), 0) >= o.total_minor as paid
      from payment_cases c join orders o on o.site_id = c.site_id and o.id = c.order_id
     where c.site_id = ${siteId} and c.id = ${caseId} for update of c`.execute(tx);
  return rows[0] ?? null;
}

export async function closeCase(tx: Tx, siteId: number, caseId: number, resolution: string): Promise<void> {
  await sql`
    update payment_cases set status = 'resolved', resolved_at = now(), resolution = ${resolution}
     where site_id = ${siteId} and id = ${caseId} and status = 'open'`.execute(tx);
}

const RECONCILIATIONS = {
  name: 'staff_reconciliations',
  text: `
select distinct on (provider, account_ref) provider, account_ref, to_json(from_at) #>> '{}' as from_at,
       to_json(to_at) #>> '{}' as to_at, matched, differences, to_json(created_at) #>> '{}' as created_at
  from reconciliation_reports where site_id = $1 order by provider, account_ref, reconciliation_reports.created_at desc`,
};

export const listLatestReconciliations = (db: Db, siteId: number) =>
  readSite<Reconciliation>(db, siteId, RECONCILIATIONS, [siteId]);
