-- Whether a unit can be had is asked for every unit of every list, so the unit itself says until when it is taken.
-- unit_claims stays the truth: this is written from it in the same transaction, and a claim that runs out by the
-- clock frees the unit without anybody writing anything.
alter table units
  -- null: nobody has it; infinity: sold
  add column taken_until timestamptz,
  -- the day it reaches the store (or the hub that delivers it); null for a unit that stands there already
  add column expected_on date,
  -- the nightly job found the day passed and moved it: staff look at these
  add column overdue_since date,
  add check (overdue_since is null or expected_on is not null);
create index units_overdue on units (site_id, overdue_since) where overdue_since is not null;

create function mark_unit_taken() returns trigger
language plpgsql
as $$
begin
  update units u
     set taken_until = (select coalesce(c.expires_at, 'infinity') from unit_claims c
                         where c.site_id = u.site_id and c.unit_id = u.id and c.released_at is null)
   where u.site_id = new.site_id and u.id = new.unit_id;
  return null;
end
$$;
create trigger mark_unit after insert or update of released_at, expires_at, kind on unit_claims
  for each row execute function mark_unit_taken();

update units u set taken_until = coalesce(c.expires_at, 'infinity')
  from unit_claims c where c.site_id = u.site_id and c.unit_id = u.id and c.released_at is null;
update units set expected_on = coalesce(transit_ends_on, production_ends_on)
 where status in ('draft', 'in_production', 'in_transit');

-- Days from today until the shopper has it: what is left of the way to the store, then from there to him.
create function unit_days(status text, expected_on date, local_days int) returns int
language sql stable parallel safe
as $$
  select local_days + case when status = 'on_hand' then 0 else greatest(coalesce(expected_on, current_date) - current_date, 0) end
$$;
