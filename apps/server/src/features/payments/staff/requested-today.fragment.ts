/** The buyer of the order `o` was asked for the rest within a day. */
export const IS_REQUESTED_TODAY = `exists (select from order_events e where e.site_id = o.site_id and e.order_id = o.id
  and e.kind = 'payment_requested' and e.occurred_at > now() - interval '1 day')`;
