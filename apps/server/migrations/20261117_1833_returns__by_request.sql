-- Staff look through ended returns too, the newest first.
create index returns_by_request on returns (site_id, requested_at, id);
