insert into status_moves (machine, from_status, to_status, needs_reason)
select 'order', m.from_status, m.to_status, m.needs_reason
from (values
  ('pending_confirmation', 'processing', false),
  ('pending_confirmation', 'confirmed', false),
  ('pending_confirmation', 'payment_failed', false),
  ('pending_confirmation', 'cancelled', false),
  ('processing', 'pending_confirmation', false),
  ('processing', 'confirmed', false),
  ('processing', 'payment_failed', false),
  ('processing', 'cancelled', false),
  -- another try with another method
  ('payment_failed', 'processing', false),
  ('payment_failed', 'pending_confirmation', false),
  ('payment_failed', 'confirmed', false),
  ('payment_failed', 'cancelled', false),
  ('confirmed', 'preparing', false),
  ('confirmed', 'cancelled', false),
  ('preparing', 'ready_for_pickup', false),
  ('preparing', 'shipped', false),
  ('preparing', 'cancelled', true),
  ('ready_for_pickup', 'delivered', false),
  ('ready_for_pickup', 'cancelled', true),
  ('shipped', 'delivered', false),
  ('shipped', 'returned', true),
  ('delivered', 'return_requested', false),
  ('return_requested', 'returned', false),
  ('return_requested', 'delivered', true),
  ('returned', 'refunded', false),
  ('cancelled', 'refunded', false),
  -- money that came after the deadline: the unit was claimed again
  ('cancelled', 'confirmed', true)
) as m (from_status, to_status, needs_reason);

insert into status_moves (machine, from_status, to_status) values
  ('payment', 'unpaid', 'authorised'),
  ('payment', 'unpaid', 'paid'),
  ('payment', 'authorised', 'unpaid'),
  ('payment', 'authorised', 'paid'),
  ('payment', 'paid', 'partly_refunded'),
  ('payment', 'paid', 'refunded'),
  ('payment', 'partly_refunded', 'refunded'),
  ('fulfilment', 'unfulfilled', 'preparing'),
  ('fulfilment', 'preparing', 'unfulfilled'),
  ('fulfilment', 'preparing', 'ready_for_pickup'),
  ('fulfilment', 'preparing', 'shipped'),
  ('fulfilment', 'ready_for_pickup', 'preparing'),
  ('fulfilment', 'ready_for_pickup', 'delivered'),
  ('fulfilment', 'shipped', 'delivered'),
  ('fulfilment', 'shipped', 'returned'),
  ('fulfilment', 'delivered', 'returned');

create trigger status_moves before update of status on orders for each row
  when (old.status is distinct from new.status) execute function enforce_status_move('order', 'status');
create trigger payment_moves before update of payment_status on orders for each row
  when (old.payment_status is distinct from new.payment_status)
  execute function enforce_status_move('payment', 'payment_status');
create trigger fulfilment_moves before update of fulfilment_status on orders for each row
  when (old.fulfilment_status is distinct from new.fulfilment_status)
  execute function enforce_status_move('fulfilment', 'fulfilment_status');
