-- A claim without a line is promised from the site's own day. The days were counted from the database's day (UTC), so that
-- between the two midnights the promise was one day off.
create or replace function record_delivery_promise() returns trigger
language plpgsql as $$
begin
  insert into delivery_promises (site_id, unit_id, cart_id, order_id, local_days, total_days, promised_on)
  select u.site_id, u.id, new.cart_id, new.order_id, u.local_days, greatest(promise.day - clock.today, 0), promise.day
    from units u
    join sites s on s.id = u.site_id
   cross join lateral (select (now() at time zone s.timezone)::date as today) clock
    left join order_lines l on l.site_id = u.site_id and l.order_id = new.order_id and l.unit_id = u.id
   cross join lateral (
     select coalesce(l.promised_on, u.local_days + case
       when u.status = 'on_hand' then clock.today
       else greatest(u.expected_on, clock.today)
     end) as day) promise
   where u.site_id = new.site_id and u.id = new.unit_id;
  return null;
end
$$;
