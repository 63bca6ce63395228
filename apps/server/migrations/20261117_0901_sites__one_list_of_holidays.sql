-- One list of holidays per site (`settings.holidays`): delivery dates, the withdrawal period and test rides had one each.
-- The lists they had are merged. They stay for the version before this one, which reads them; the next release drops them.
update sites s set settings = s.settings || jsonb_build_object('holidays', merged.days)
  from (select c.id, jsonb_agg(distinct listed.day order by listed.day) as days
          from sites c
         cross join unnest(array['delivery', 'withdrawal', 'test_ride']) part
         cross join lateral jsonb_array_elements_text(c.settings -> part -> 'holidays') listed(day)
         group by c.id) merged
 where merged.id = s.id and not s.settings ? 'holidays';

create or replace function check_withdrawal_in_time() returns trigger language plpgsql as $$
begin
  perform 1 from orders o join sites s on s.id = o.site_id
   where o.site_id = new.site_id and o.id = new.order_id and s.settings -> 'withdrawal' ->> 'days' is not null
     and (o.delivered_at is null
          or now() < period_ends_at(o.delivered_at, (s.settings -> 'withdrawal' ->> 'days')::int, s.timezone,
                                    s.settings -> 'holidays'));
  if not found then
    raise exception 'there is no right of withdrawal, or its period is over' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
