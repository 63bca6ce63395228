-- The desk lists these by state across sites, in pages by key.
create index warranty_requests_by_status on warranty_requests (site_id, status, created_at, id);
create index bike_registrations_by_status on bike_registrations (site_id, status, created_at, id);
create index bikes_by_activation on bikes (site_id, activated_at, id);

-- Frames are found by their beginning or their last digits. Ranges over text in the C collation are leakproof, so the row
-- policy lets them use an index; LIKE is not.
alter table bikes
  add column serial_key text collate "C" generated always as (upper(translate(serial, ' -', ''))) stored not null,
  add column serial_end_key text collate "C" generated always as (reverse(upper(translate(serial, ' -', '')))) stored not null;
create index bikes_by_frame on bikes (site_id, serial_key);
create index bikes_by_frame_end on bikes (site_id, serial_end_key);
