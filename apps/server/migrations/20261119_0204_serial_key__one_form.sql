-- One normal form of a frame number: capitals and digits of ASCII. Units, bikes and order lines left out different signs,
-- so a number written with a dot was found in the orders only. `serialKey` in the server is the same function.
create function serial_key(serial text) returns text
language sql immutable strict parallel safe
return nullif(upper(regexp_replace(translate(serial collate "C",
  '０１２３４５６７８９ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ',
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZ'), '[^0-9A-Za-z]+', '', 'g')), '');

alter table units drop column serial_key;
alter table units add column serial_key text collate "C" generated always as (serial_key(serial)) stored;
create index units_by_serial_key on units (site_id, serial_key) where serial_key is not null;

-- A bike has the key of its unit as its number.
update bikes set serial = serial_key(serial) where serial <> serial_key(serial);
update bike_registrations set serial = serial_key(serial) where serial <> serial_key(serial);
alter table bikes drop column serial_key, drop column serial_end_key;
alter table bikes
  add column serial_key text collate "C" generated always as (serial_key(serial)) stored not null,
  add column serial_end_key text collate "C" generated always as (reverse(serial_key(serial))) stored not null;
create index bikes_by_frame on bikes (site_id, serial_key);
create index bikes_by_frame_end on bikes (site_id, serial_end_key);

-- From its end, as people know it.
alter table order_lines drop column serial_key;
alter table order_lines
  add column serial_key text collate "C" generated always as (reverse(serial_key(serial))) stored;
create index order_lines_by_serial on order_lines (site_id, serial_key) where serial_key is not null;
create index order_lines_by_serial_all_sites on order_lines (serial_key) include (site_id, order_id)
  where serial_key is not null;
