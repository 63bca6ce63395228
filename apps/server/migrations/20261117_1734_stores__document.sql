-- The locator answers the same about a store every time, except for its stock, its distance and the site's time zone.
-- Written once when the store changes, instead of for up to 500 stores per request. The values have one text form
-- whatever the settings of the session, so the function is declared immutable. A backup is restored without a search
-- path and computes this column then, so the function brings its own.
create function store_document(id int, feed_ref text, name text, address text, city text, state text, postal_code text,
                               phone text, office_hours jsonb, services text[], info text, location geography)
returns text language sql immutable parallel safe
set search_path = public, pg_temp
as $$
select json_build_object(
  'id', id, 'ref', feed_ref, 'name', name, 'address', address, 'city', city, 'state', state,
  'postal_code', postal_code, 'phone', phone, 'office_hours', office_hours, 'services', services, 'info', info,
  'position', json_build_object('lat', st_y(location::geometry), 'lng', st_x(location::geometry)))::text
$$;
alter table stores add column document text not null generated always as (
  store_document(id, feed_ref, name, address, city, state, postal_code, phone, office_hours, services, info, location)
) stored;
