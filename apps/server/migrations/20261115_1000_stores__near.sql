-- The dealers around a point, nearest first. "order by location <-> point" is what the index can answer under row-level
-- security (see stores__create); a plain statement would have to read on to its limit, however far that is, and with a
-- rare service to the end of the country. A loop can stop at the radius.
create function stores_near(site int, point geography, radius float8, wanted text[], most int)
returns table (id int, name text, address text, city text, state text, postal_code text, phone text, office_hours jsonb,
               services text[], info text, lat float8, lng float8, metres float8)
language plpgsql stable rows 100
-- The planner takes a loop to read to the end and would sort the country first; ours hardly ever does.
set enable_sort = off
as $$
declare
  nearest cursor for
    select s.*, s.location <-> point as metres
      from stores s
     where s.site_id = site and s.status = 'active'
     order by s.location <-> point;
  told int := 0;
begin
  for near in nearest loop
    -- A place without numbers is as far as can be: it comes last, and is nobody's neighbour (STORES-31).
    exit when near.metres is null or near.metres = 'NaN' or near.metres > radius;
    if near.services @> wanted then
      id := near.id;
      name := near.name;
      address := near.address;
      city := near.city;
      state := near.state;
      postal_code := near.postal_code;
      phone := near.phone;
      office_hours := near.office_hours;
      services := near.services;
      info := near.info;
      lat := st_y(near.location::geometry);
      lng := st_x(near.location::geometry);
      metres := near.metres;
      return next;
      told := told + 1;
      exit when told >= most;
    end if;
  end loop;
end
$$;

-- What stands at a dealer's now, without the years of machines that have left him.
create index units_on_hand_by_store on units (site_id, store_id) include (price_minor, taken_until)
  where status = 'on_hand' and not blocked;

-- Somebody who types "61122" means the town of the dealer there.
alter table stores add column postcode_key text collate "C"
  generated always as (upper(regexp_replace(postal_code, '[^[:alnum:]]', '', 'g'))) stored;
create index stores_by_postcode on stores (site_id, postcode_key) where postcode_key is not null;
