-- What the virus scanner said about a file. `waiting`: it was not asked yet. `skipped`: the file came while there was no
-- scanner, and is scanned once there is one. Only clean and skipped files can be ready, and only ready ones are served.
alter table uploads
  add column scan text not null default 'waiting' check (scan in ('waiting', 'clean', 'infected', 'skipped')),
  -- The scanner's name for what it found.
  add column scan_finding text check (scan_finding <> '' and length(scan_finding) <= 200);

update uploads set scan = 'skipped' where status = 'ready';
update uploads set scan = 'infected' where refusal = 'infected';

alter table uploads
  add constraint uploads_scan_ready check (status <> 'ready' or scan in ('clean', 'skipped')),
  add constraint uploads_scan_infected check ((scan = 'infected') = (refusal is not distinct from 'infected')),
  add constraint uploads_scan_finding check (scan_finding is null or scan = 'infected');

-- A file that came while there was no scanner, once the scanner finds something in it.
insert into status_moves (machine, from_status, to_status) values ('upload', 'ready', 'refused');

create index uploads_unscanned on uploads (site_id, created_at) where status = 'ready' and scan = 'skipped';
