import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { type Known, statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';

const EXTEND = statement(
  'order_extend_deadline',
  `
with kept as (
  select min(coalesce(c.reserved_at, c.claimed_at)) as since from unit_claims c
   where c.site_id = $1 and c.order_id = $2 and c.released_at is null
)
update orders o set deadline_at = kept.since + m.reserve_minutes * interval '1 minute'
  from kept, payment_methods m
 where o.site_id = $1 and o.id = $2 and m.site_id = $1 and m.id = o.payment_method_id and m.account_ref is null
   and o.status = 'pending_confirmation' and o.payment_status = 'unpaid' and o.registered_at is not null
   and o.deadline_at > now() and o.deadline_at < kept.since + m.reserve_minutes * interval '1 minute'
   and (exists (select from customers k
                 where k.site_id = $1 and k.id = o.customer_id and k.email_verified_at is not null)
        or exists (select from checkout_proofs f
                    where f.site_id = $1 and f.cart_id = o.cart_id and f.email_key = $3 and f.confirmed_at is not null))
returning o.deadline_at as "deadlineAt"`,
);

/** Null: it is not registered, its e-mail address is not confirmed, or it has its whole time already. */
export async function extendDeadlineOf(
  tx: Tx,
  { siteId, orderId, emailKey }: { siteId: number; orderId: number; emailKey: Buffer },
): Promise<Date | null> {
  const [row] = await runPrepared(tx, EXTEND, [siteId, orderId, emailKey]);
  return row?.deadlineAt ?? null;
}

const SHORTEN = statement(
  'order_shorten_deadline',
  `update orders set deadline_at = least(deadline_at, $3::timestamptz) where site_id = $1 and id = $2`,
);

export async function shortenDeadlineOf(tx: Tx, siteId: number, orderId: number, end: Date): Promise<void> {
  await runPrepared(tx, SHORTEN, [siteId, orderId, end]);
}

const OF_CART = statement(
  'order_registered_of_cart',
  `
select id, email from orders
 where site_id = $1 and cart_id = $2::uuid and status = 'pending_confirmation' and registered_at is not null
 order by id desc limit 1`,
);

/** The cart's order that waits for its money. */
export async function findRegisteredOrder(tx: Tx, siteId: number, cartId: string) {
  return (await runPrepared(tx, OF_CART, [siteId, cartId]))[0] ?? null;
}

const KEEP = statement<Known<Statements['order_keep_until_decided'], { deadlineAt: Date }>>(
  'order_keep_until_decided',
  `
with kept as (
  select o.id, o.deadline_at as before, min(a.expires_at) as until,
         max(a.id) filter (where a.status = 'proposed') as approval_id
    from orders o
    join approvals a on a.site_id = $1 and a.subject_kind = 'order' and a.subject_ref = o.code
         and a.contract = 'order.payment' and a.status <> 'done'
   where o.site_id = $1 and o.code = $2 and o.deadline_at > now()
   group by o.site_id, o.id
  having o.deadline_at < min(a.expires_at)
), remembered as (
  update approvals a set input = a.input || jsonb_build_object('deadlineAt', kept.before)
    from kept where a.site_id = $1 and a.id = kept.approval_id
)
update orders o set deadline_at = kept.until from kept where o.site_id = $1 and o.id = kept.id
returning o.id, o.deadline_at as "deadlineAt"`,
);

/** Null: it has no deadline any more, or one after the end of the first of its proposals. */
export async function keepOrderUntilDecided(tx: Tx, siteId: number, code: string) {
  return (await runPrepared(tx, KEEP, [siteId, code]))[0] ?? null;
}

const RESTORE = statement<Known<Statements['order_restore_deadline'], { deadlineAt: Date }>>(
  'order_restore_deadline',
  `
update orders o set deadline_at = back.at
  from (select case when b.before > now() then b.before else now() + $4::int * interval '1 minute' end as at
          from (select (input ->> 'deadlineAt')::timestamptz as before from approvals
                 where site_id = $1 and id = $3 and input ? 'deadlineAt') b) back
 where o.site_id = $1 and o.code = $2 and o.status = 'pending_confirmation' and o.deadline_at > back.at
returning o.id, o.email, o.deadline_at as "deadlineAt"`,
);

interface ReleasedOrder {
  readonly siteId: number;
  readonly code: string;
  readonly approvalId: number;
}

/** The deadline from before the proposal; so many minutes from now if that has passed. Null: it was not moved. */
export async function restoreDeadlineOf(
  tx: Tx,
  { siteId, code, approvalId }: ReleasedOrder,
  minutes: number,
) {
  return (await runPrepared(tx, RESTORE, [siteId, code, approvalId, minutes]))[0] ?? null;
}
