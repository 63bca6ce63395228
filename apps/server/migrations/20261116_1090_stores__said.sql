-- The locator says the same of a dealer every time but for two numbers: how far, and how many machines. Written once,
-- when the dealer changes, instead of a hundred times with every look at the map. What it is made of has one way to be
-- written, whatever the session's settings, so the function may call itself immutable. The last brace is left to those
-- who add the numbers.
create function store_said(id int, name text, address text, city text, state text, postal_code text, phone text,
                           office_hours jsonb, services text[], info text, location geography)
returns text language sql immutable parallel safe as $$
select left(json_build_object(
  'id', id, 'name', name, 'address', address, 'city', city, 'state', state, 'postal_code', postal_code,
  'phone', phone, 'office_hours', office_hours, 'services', services, 'info', info,
  'position', json_build_object('lat', st_y(location::geometry), 'lng', st_x(location::geometry)))::text, -1)
$$;
alter table stores add column said text not null generated always as (
  store_said(id, name, address, city, state, postal_code, phone, office_hours, services, info, location)) stored;

-- As stores_near, which the version before this one still calls: a loop, because it can stop at the radius. It keeps
-- only what it must, numbers in two lists; a row for each dealer took longer than finding him.
create function stores_around(site int, point geography, radius float8, wanted text[], most int,
                              out ids int[], out metres float8[])
language plpgsql stable
-- The planner takes a loop to read to the end and would sort the country first; ours hardly ever does.
set enable_sort = off
as $$
declare
  near record;
  told int := 0;
begin
  ids := '{}';
  metres := '{}';
  for near in
    select s.id, s.services @> wanted as fits, s.location <-> point as metres
      from stores s
     where s.site_id = site and s.status = 'active'
     order by s.location <-> point
  loop
    -- A place without numbers is as far as can be: it comes last, and is nobody's neighbour (STORES-31).
    exit when near.metres is null or near.metres = 'NaN' or near.metres > radius;
    if near.fits then
      ids := ids || near.id;
      metres := metres || near.metres;
      told := told + 1;
      exit when told >= most;
    end if;
  end loop;
end
$$;
