-- CSV files of lists. Short ones are streamed when asked for; long ones are written by a worker and kept for 24 hours.
create table exports (
  id uuid primary key,
  staff_id bigint not null,
  list text not null check (list ~ '^[a-z][a-z-]{0,39}$'),
  -- the query string of the list
  query text not null check (length(query) <= 2000),
  site_ids int[] not null check (cardinality(site_ids) > 0),
  status text not null check (status in ('ready', 'queued', 'stored')),
  row_count int check (row_count >= 0),
  created_at timestamptz not null default now(),
  stored_at timestamptz
);
create index exports_by_person on exports (staff_id, created_at desc);
create index exports_by_age on exports (created_at);
grant select, insert, update, delete on exports to paddock_app;
insert into status_moves (machine, from_status, to_status, needs_reason) values ('export', 'queued', 'stored', false);
create trigger status_moves before update of status on exports
  for each row when (old.status is distinct from new.status)
  execute function enforce_status_move('export', 'status');
