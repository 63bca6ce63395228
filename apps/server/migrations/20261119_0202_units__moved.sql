-- A stop alone does not free a frame number: a vehicle in quarantine could be fed to another site, and lifting its stop
-- failed. The feed says when a vehicle has moved to another site; its row stays for its history.
alter table unit_stops add column moved boolean not null default false check (not moved or source = 'feed');
alter table units add column moved boolean not null default false;
grant update (moved) on unit_stops to paddock_app;

create or replace function count_unit_stops() returns trigger
language plpgsql
as $$
begin
  perform from units u
    where (u.site_id, u.id) in (select c.site_id, c.unit_id from changed c)
    order by u.site_id, u.id for no key update;
  update units u set blocked = s.blocked, moved = s.moved
    from (select c.site_id, c.unit_id, count(t.source) > 0 as blocked, coalesce(bool_or(t.moved), false) as moved
            from (select distinct site_id, unit_id from changed) c
            left join unit_stops t on t.site_id = c.site_id and t.unit_id = c.unit_id
           group by c.site_id, c.unit_id) s
   where u.site_id = s.site_id and u.id = s.unit_id and (u.blocked, u.moved) is distinct from (s.blocked, s.moved);
  return null;
end
$$;
create trigger count_changed after update on unit_stops referencing new table as changed
  for each statement execute function count_unit_stops();

drop trigger stops_new on units;
drop trigger stops_changed on units;
drop function refuse_blocked_without_stop();
create function refuse_other_than_stops() returns trigger
language plpgsql
as $$
begin
  if exists (
    select from (select count(*) > 0 as blocked, coalesce(bool_or(t.moved), false) as moved from unit_stops t
                  where t.site_id = new.site_id and t.unit_id = new.id) s
     where (s.blocked, s.moved) is distinct from (new.blocked, new.moved))
  then
    raise exception 'units.blocked and units.moved follow unit_stops: set or lift a stop of unit %', new.id
      using errcode = 'check_violation';
  end if;
  return null;
end
$$;
-- After the statement, which may bring a unit together with its stop.
create trigger stops_new after insert on units for each row
  when (new.blocked or new.moved) execute function refuse_other_than_stops();
create trigger stops_changed after update of blocked, moved on units for each row
  when ((old.blocked, old.moved) is distinct from (new.blocked, new.moved)) execute function refuse_other_than_stops();

-- Vehicles that moved before: of several rows with one frame number the one for sale keeps it, or else the newest.
insert into unit_stops (site_id, unit_id, source, reason, set_by, moved)
select site_id, id, 'feed', 'moved', 'migration', true
  from (select site_id, id, row_number() over (partition by serial order by blocked, created_at desc, id desc) as place
          from units where serial is not null) ranked
 where place > 1
    on conflict (site_id, unit_id, source, ref) do update set moved = true;

drop index units_serial_once;
create unique index units_serial_once on units (serial) where serial is not null and not moved;
