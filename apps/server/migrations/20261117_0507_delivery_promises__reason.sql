-- Every day that a shopper was told for a unit of an order: when the order was placed, and when the unit's expected day
-- moved to later. The newest row is the promise that counts; site data that change afterwards change none of them.
alter table delivery_promises add column reason text not null default 'placed'
  constraint delivery_promises_reason_check check (reason in ('placed', 'revised'));

-- The promise is the day the order's line has; the calendar of the site decided it. A claim without a line is counted in
-- plain days.
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
     select coalesce(l.promised_on, clock.today + unit_days(u.status, u.expected_on, u.local_days)) as day) promise
   where u.site_id = new.site_id and u.id = new.unit_id;
  return null;
end
$$;

-- An expected day that moves to later moves the promise of the orders that wait for the unit by as many days.
create or replace function record_unit_etd() returns trigger
language plpgsql as $$
begin
  insert into unit_etd_changes (site_id, unit_id, from_on, to_on, reason)
  values (new.site_id, new.id, old.expected_on, new.expected_on, case
    when new.expected_on is null and new.status = 'on_hand' then 'arrived'
    when new.expected_on is null and new.status in ('sold', 'delivered') then 'sold'
    else coalesce(nullif(current_setting('app.etd_reason', true), ''), 'hand')
  end);
  if new.expected_on > old.expected_on then
    insert into delivery_promises (site_id, unit_id, order_id, local_days, total_days, promised_on, reason)
    select l.site_id, l.unit_id, l.order_id, new.local_days,
           greatest(promise.day + (new.expected_on - old.expected_on) - (now() at time zone s.timezone)::date, 0),
           promise.day + (new.expected_on - old.expected_on), 'revised'
      from order_lines l
      join orders o on o.site_id = l.site_id and o.id = l.order_id
      join sites s on s.id = l.site_id
     cross join lateral (
       select coalesce((select p.promised_on from delivery_promises p
                         where p.site_id = l.site_id and p.order_id = l.order_id and p.unit_id = l.unit_id
                         order by p.id desc limit 1), l.promised_on) as day) promise
     where l.site_id = new.site_id and l.unit_id = new.id and promise.day is not null
       and o.delivered_at is null and o.cancelled_at is null;
  end if;
  return null;
end
$$;
