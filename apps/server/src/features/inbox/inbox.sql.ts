import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';
import { mayDecide } from '../approvals/may-decide.fragment.ts';
import { ATTEMPTS_OF_ORDER, type AttemptSums, type Owed } from '../orders/money/attempt-sums.fragment.ts';
import type { Permission } from '../staff/permissions.contract.ts';
import type { InboxItem, InboxKind } from './inbox.contract.ts';

type Fragment = RawBuilder<unknown>;
/** `owed`: what the due sum is made of, where an order waits for money. */
type InboxRow = Omit<InboxItem, 'group'> & {
  readonly owed: (Owed & { readonly attempts: readonly AttemptSums[] }) | null;
};

/** Of each kind and site, the first so many are read; counting stops a little above what a person would count. */
const MAX_ROWS = 60;
export const MAX_INBOX_COUNT = 500;

const ORDER = sql`o.code as ref, o.given_name || ' ' || o.family_name as name,
  (select l.name from order_lines l where l.site_id = o.site_id and l.order_id = o.id order by l.line_no limit 1) as what,
  o.total_minor as amount_minor, o.currency::text as currency`;
const NO_AMOUNT = sql`null::bigint as amount_minor, null::text as currency, null::json as owed`;
const NOT_OWED = sql`null::json as owed`;
/** What the due sum of the order is made of: `Owed` and `AttemptSums[]`. */
const OWED = sql`json_build_object('status', o.status, 'payment_status', o.payment_status, 'total_minor', o.total_minor,
      'attempts', ${sql.raw(ATTEMPTS_OF_ORDER)})`;
/** A part payment waits as a case, so the order does not wait as a transfer too. */
const NOT_UNDERPAID = sql`not exists (select from payment_cases u where u.site_id = o.site_id and u.order_id = o.id
      and u.kind = 'underpaid' and u.status = 'open')`;

/**
 * Nothing is to be done with it before a second person has decided. The subquery does not depend on the order, so
 * PostgreSQL runs it once and hashes the few rows; `not exists` would run for each order.
 */
const GOES_ON = sql`(o.site_id, o.id) not in (select h.site_id, h.order_id from held_orders h)`;

/** Each: the rows of one site (`d.site_id`) in the order of the index that finds them, the oldest first. */
const WAITING: Record<Exclude<InboxKind, 'approval'>, Fragment> = {
  transfer: sql`select o.status as state, ${ORDER}, ${OWED} as owed, o.registered_at as since, o.deadline_at as due_at
    from orders o where o.site_id = d.site_id and o.status = 'pending_confirmation' and o.registered_at is not null
      and ${NOT_UNDERPAID} order by o.deadline_at limit ${MAX_ROWS}`,
  case: sql`select c.kind as state, coalesce(o.code, c.id::text) as ref,
      coalesce(o.given_name || ' ' || o.family_name, c.provider_txn_id, '') as name, null::text as what,
      o.total_minor as amount_minor, o.currency::text as currency,
      case when c.kind = 'underpaid' then ${OWED} end as owed, c.opened_at as since,
      c.opened_at + interval '1 day' as due_at
    from payment_cases c left join orders o on o.site_id = c.site_id and o.id = c.order_id
    where c.site_id = d.site_id and c.status = 'open' order by c.opened_at limit ${MAX_ROWS}`,
  prepare: sql`select o.status as state, ${ORDER}, ${NOT_OWED}, coalesce(o.confirmed_at, o.placed_at) as since,
      coalesce(o.confirmed_at, o.placed_at) + interval '1 day' as due_at
    from orders o where o.site_id = d.site_id and o.status = 'confirmed' and ${GOES_ON} order by o.placed_at limit ${MAX_ROWS}`,
  handover: sql`select h.* from (values ('preparing', interval '2 days'), ('ready_for_pickup', interval '7 days'),
      ('shipped', interval '10 days')) t (status, term)
    cross join lateral (select o.status as state, ${ORDER}, ${NOT_OWED}, o.updated_at as since, o.updated_at + t.term as due_at
      from orders o where o.site_id = d.site_id and o.status = t.status and ${GOES_ON} order by o.placed_at limit ${MAX_ROWS}) h`,
  return: sql`select r.status as state, r.code as ref, o.given_name || ' ' || o.family_name as name,
      (select l.name from return_lines rl join order_lines l
          on l.site_id = rl.site_id and l.order_id = rl.order_id and l.unit_id = rl.unit_id
        where rl.site_id = r.site_id and rl.return_id = r.id limit 1) as what,
      null::bigint as amount_minor, o.currency::text as currency, ${NOT_OWED},
      coalesce(r.received_at, r.requested_at) as since,
      coalesce(r.received_at + interval '3 days', r.requested_at + interval '2 days') as due_at
    from returns r join orders o on o.site_id = r.site_id and o.id = r.order_id
    where r.site_id = d.site_id and r.ended_at is null and r.status in ('requested', 'received')
    order by r.requested_at limit ${MAX_ROWS}`,
  ticket: sql`select t.department as state, t.code as ref, t.name, left(t.message, 120) as what, ${NO_AMOUNT},
      t.received_at as since, t.due_at
    from contact_tickets t where t.site_id = d.site_id and t.answered_at is null order by t.due_at limit ${MAX_ROWS}`,
  warranty: sql`select w.status as state, w.code as ref, c.given_name || ' ' || c.family_name as name, w.part as what,
      ${NO_AMOUNT}, w.created_at as since, w.created_at + interval '2 days' as due_at
    from warranty_requests w join customers c on c.site_id = w.site_id and c.id = w.customer_id
    where w.site_id = d.site_id and w.status = 'pending' order by w.created_at limit ${MAX_ROWS}`,
  activation: sql`select b.status as state, b.id::text as ref, c.given_name || ' ' || c.family_name as name,
      b.serial as what, ${NO_AMOUNT}, b.created_at as since, b.created_at + interval '1 day' as due_at
    from bike_registrations b join customers c on c.site_id = b.site_id and c.id = b.customer_id
    where b.site_id = d.site_id and b.status = 'pending' order by b.created_at limit ${MAX_ROWS}`,
};

/** What is counted of each kind: index conditions, and whether an order is held. */
const COUNTED: Record<Exclude<InboxKind, 'approval'>, Fragment> = {
  transfer: sql`select from orders o where o.site_id = d.site_id and o.status = 'pending_confirmation'
    and o.registered_at is not null and ${NOT_UNDERPAID}`,
  case: sql`select from payment_cases c where c.site_id = d.site_id and c.status = 'open'`,
  prepare: sql`select from orders o where o.site_id = d.site_id and o.status = 'confirmed' and ${GOES_ON}`,
  handover: sql`select from orders o where o.site_id = d.site_id
    and o.status in ('preparing', 'ready_for_pickup', 'shipped') and ${GOES_ON}`,
  return: sql`select from returns r where r.site_id = d.site_id and r.ended_at is null
    and r.status in ('requested', 'received')`,
  ticket: sql`select from contact_tickets t where t.site_id = d.site_id and t.answered_at is null`,
  warranty: sql`select from warranty_requests w where w.site_id = d.site_id and w.status = 'pending'`,
  activation: sql`select from bike_registrations b where b.site_id = d.site_id and b.status = 'pending'`,
};

interface ScopeOfKind {
  readonly kind: InboxKind;
  readonly siteIds: readonly number[];
  /** The caller, in person or by an API key: own proposals wait for others. */
  readonly person: number;
  readonly holds: readonly { readonly permission: Permission; readonly siteId: number }[];
}
export type InboxScope = readonly ScopeOfKind[];

const MAY_DECIDE = sql.raw(mayDecide('r.person'));

/** What others have proposed and the caller may decide. */
const toDecide = ({ person, holds }: ScopeOfKind) => {
  const permissions = holds.map(({ permission }) => permission);
  const siteIds = holds.map(({ siteId }) => siteId);
  return sql`approvals a cross join (select ${person}::int as person) r
    where a.site_id = d.site_id
      and (a.permission, a.site_id) in (select * from unnest(${permissions}::text[], ${siteIds}::int[]))
      and ${MAY_DECIDE}`;
};

const waitingOf = (scope: ScopeOfKind): Fragment =>
  scope.kind === 'approval'
    ? sql`select replace(a.contract, '.', '_') as state, a.id::text as ref, coalesce(p.name, '#' || a.proposed_by) as name,
        case when a.subject_kind = 'order' then a.subject_ref end as what, a.amount_minor,
        a.currency::text as currency, ${NOT_OWED}, a.proposed_at as since, a.expires_at as due_at
      from (select a.* from ${toDecide(scope)} order by a.expires_at limit ${MAX_ROWS}) a
      left join staff p on p.id = a.proposed_by`
    : WAITING[scope.kind];

const countedOf = (scope: ScopeOfKind): Fragment =>
  scope.kind === 'approval' ? sql`select from ${toDecide(scope)}` : COUNTED[scope.kind];

const sitesOf = (siteIds: readonly number[]) => sql`unnest(${[...siteIds]}::int[]) d (site_id)`;

/** What is to be decided, then the items that are due first, of all kinds and sites of the scope. */
export async function readInboxItems(tx: Tx, scope: InboxScope): Promise<InboxRow[]> {
  const parts = scope.map(
    (part) => sql`(select ${part.kind}::text as kind, d.site_id, w.* from ${sitesOf(part.siteIds)}
      cross join lateral (${waitingOf(part)}) w order by w.due_at limit ${MAX_ROWS})`,
  );
  const { rows } = await sql<InboxRow>`
    select i.kind, i.state, s.slug as site, i.ref, i.name, i.what, i.amount_minor, i.currency, i.owed,
           to_json(i.since) #>> '{}' as since, to_json(i.due_at) #>> '{}' as due_at
      from (${sql.join(parts, sql` union all `)}) i join sites s on s.id = i.site_id
     order by i.kind <> 'approval', i.due_at, i.ref limit ${MAX_ROWS * 2}`.execute(tx);
  return rows;
}

/** How many wait of each kind, at most one more than `MAX_INBOX_COUNT`. */
export async function countInbox(tx: Tx, scope: InboxScope): Promise<{ kind: InboxKind; count: number }[]> {
  const parts = scope.map(
    (part) => sql`select ${part.kind}::text as kind, (select count(*)::int from (
      select from ${sitesOf(part.siteIds)} cross join lateral (${countedOf(part)}) w limit ${MAX_INBOX_COUNT + 1}) c) as count`,
  );
  const { rows } = await sql<{
    kind: InboxKind;
    count: number;
  }>`${sql.join(parts, sql` union all `)}`.execute(tx);
  return rows;
}
