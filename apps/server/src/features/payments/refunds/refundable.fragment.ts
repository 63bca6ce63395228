import { ATTEMPT_SUMS } from '../../orders/money/attempt-sums.fragment.ts';

// What is left of the payments of an order, and what staff have given back of it. `$1` is the site.

/** The attempts of an order, the latest first, with what was captured less what was given back or is about to be. */
export const refundableOf = (order: string): string => `
select a.id as attempt_id, a.account_ref, a.provider, a.amount_minor, a.currency, posted.order_total_minor,
       posted.captured_minor - posted.refunded_minor - posted.charged_back_minor - going.returning_minor as left_minor
  from payment_attempts a ${ATTEMPT_SUMS}
 where a.site_id = $1 and a.order_id = ${order}
 order by a.created_at desc`;

/**
 * What staff have refunded of the order without a second person within 24 hours. All of them together: people whom one
 * person has invited must not have a limit each.
 */
export const refundedByStaffOf = (order: string): string => `
select coalesce(sum((e.data ->> 'amount_minor')::bigint), 0)::bigint as amount_minor
  from order_events e
 where e.site_id = $1 and e.order_id = ${order} and e.actor_kind = 'staff'
   and e.occurred_at > now() - interval '24 hours' and e.kind in ('refund_requested', 'refund_booked')
   and not e.data ? 'approval'`;
