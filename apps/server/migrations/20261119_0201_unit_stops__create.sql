-- Why a unit is not for sale, with the source of each stop. A source sets and lifts its own stops only, so that a newer
-- line of a feed does not end a quarantine.
create table unit_stops (
  site_id int not null references sites on delete restrict,
  unit_id uuid not null,
  source text not null check (source in ('feed', 'quarantine', 'staff', 'recall')),
  -- the number of a recall campaign, of which there can be several; empty for the other sources
  ref text not null default '' check ((source = 'recall') = (ref <> '')),
  reason text check (reason <> ''),
  set_at timestamptz not null default now(),
  -- the sender of the feed, the return or the member of staff
  set_by text not null check (set_by <> ''),
  primary key (site_id, unit_id, source, ref),
  foreign key (site_id, unit_id) references units on delete cascade
);
call make_tenant_table('unit_stops');
grant select, insert, delete, update (reason, set_at, set_by) on unit_stops to paddock_app;

-- The quarantine of returns: open until the inspection, for good when the unit was scrapped. A feed may have lifted it, so
-- the return counts and not `blocked`. A unit that was sold again is left alone.
insert into unit_stops (site_id, unit_id, source, reason, set_at, set_by)
select u.site_id, u.id, 'quarantine', case last.outcome when 'scrap' then 'scrapped' else 'quarantine' end,
       last.received_at, 'return ' || last.code
  from (select distinct on (l.site_id, l.unit_id) l.site_id, l.unit_id, l.outcome, r.received_at, r.code
          from return_lines l
          join returns r on r.site_id = l.site_id and r.id = l.return_id and r.received_at is not null
         order by l.site_id, l.unit_id, r.received_at desc) last
  join units u on u.site_id = last.site_id and u.id = last.unit_id
 where last.outcome is distinct from 'resell' and u.status = 'on_hand' and u.taken_until is distinct from 'infinity';
insert into unit_stops (site_id, unit_id, source, reason, set_at, set_by)
select u.site_id, u.id, case when u.blocked_reason in ('quarantine', 'scrapped') then 'quarantine' else 'feed' end,
       nullif(u.blocked_reason, ''), u.updated_at, 'migration'
  from units u
 where u.blocked and not exists (select from unit_stops s where s.site_id = u.site_id and s.unit_id = u.id);

-- `units.blocked` says whether a unit has a stop; the partial indexes of the stock read it. The unit is locked before its
-- stops are counted: of two transactions that change stops of one unit, the second counts what the first has committed.
create function count_unit_stops() returns trigger
language plpgsql
as $$
begin
  perform from units u
    where (u.site_id, u.id) in (select c.site_id, c.unit_id from changed c)
    order by u.site_id, u.id for no key update;
  update units u set blocked = not u.blocked
    from (select distinct c.site_id, c.unit_id from changed c) c
   where u.site_id = c.site_id and u.id = c.unit_id
     and u.blocked <> exists (select from unit_stops s where s.site_id = u.site_id and s.unit_id = u.id);
  return null;
end
$$;
create trigger count_new after insert on unit_stops referencing new table as changed
  for each statement execute function count_unit_stops();
create trigger count_lifted after delete on unit_stops referencing old table as changed
  for each statement execute function count_unit_stops();

create function refuse_blocked_without_stop() returns trigger
language plpgsql
as $$
begin
  if new.blocked <> exists (select from unit_stops s where s.site_id = new.site_id and s.unit_id = new.id) then
    raise exception 'units.blocked follows unit_stops: set or lift a stop of unit %', new.id
      using errcode = 'check_violation';
  end if;
  return null;
end
$$;
-- After the statement, which may bring a unit together with its stop.
create trigger stops_new after insert on units for each row
  when (new.blocked) execute function refuse_blocked_without_stop();
create trigger stops_changed after update of blocked on units for each row
  when (old.blocked is distinct from new.blocked) execute function refuse_blocked_without_stop();

-- The reason stands with the stop. The version before reads this column; the next release drops it.
update units set blocked = true where not blocked
   and exists (select from unit_stops s where s.site_id = units.site_id and s.unit_id = units.id);
update units set blocked_reason = null where blocked_reason is not null;
alter table units drop constraint units_check4;
