-- A store's time zone is `stores.timezone` (null: the site's). `office_hours` could name one too, which the list of stores
-- read. It stays there for the version before this one; the next release drops it.
update stores set timezone = office_hours ->> 'timezone'
 where timezone is null and office_hours ->> 'timezone' <> '';
