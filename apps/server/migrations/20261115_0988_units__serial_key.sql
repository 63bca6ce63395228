-- A frame number as it is compared: capitals and digits, whatever spaces and dashes the sender or a person puts into it.
-- A column and not an index on an expression: under row-level security such an index would not be used.
alter table units
  add column serial_key text generated always as (upper(translate(serial, E' \t-', ''))) stored;
create index units_by_serial_key on units (site_id, serial_key) where serial_key is not null;
