-- What the clock cancels. orders_open leaves failed payments out, but those keep their units until the deadline too.
create index orders_due on orders (site_id, deadline_at)
  where status in ('pending_confirmation', 'processing', 'payment_failed');
