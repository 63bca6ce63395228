-- The day shown when a unit is reserved is kept with the reservation itself, so that no way to reserve can forget it.
-- A hold becomes a promise when it turns into a reservation; a sale that was never reserved is promised at once.
create function record_delivery_promise() returns trigger
language plpgsql
as $$
begin
  insert into delivery_promises (site_id, unit_id, cart_id, order_id, local_days, total_days, promised_on)
  select u.site_id, u.id, new.cart_id, new.order_id, u.local_days, days.total,
         (now() at time zone s.timezone)::date + days.total
    from units u join sites s on s.id = u.site_id,
         lateral (select unit_days(u.status, u.expected_on, u.local_days) as total) as days
   where u.site_id = new.site_id and u.id = new.unit_id;
  return null;
end
$$;
create trigger promise after insert on unit_claims for each row
  when (new.kind in ('reservation', 'sale')) execute function record_delivery_promise();
create trigger promise_later after update of kind on unit_claims for each row
  when (old.kind = 'hold' and new.kind in ('reservation', 'sale')) execute function record_delivery_promise();
