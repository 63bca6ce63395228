-- One action on many subjects: frozen, run dry, then run by a worker. Every row is a transaction of its own.
create table bulk_runs (
  id uuid primary key,
  staff_id bigint not null,
  action text not null check (action ~ '^[a-z_]+\.[a-z_]+$'),
  status text not null default 'checking' check (status in ('checking', 'checked', 'running', 'stopping', 'stopped', 'done')),
  request_id text not null,
  row_count int not null check (row_count between 1 and 10000),
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz
);
create index bulk_runs_by_person on bulk_runs (staff_id, created_at desc);
create index bulk_runs_by_age on bulk_runs (created_at);
grant select, insert, update, delete on bulk_runs to paddock_app;

create table bulk_rows (
  run_id uuid not null references bulk_runs on delete cascade,
  no int not null check (no > 0),
  for_site_id int not null references sites on delete cascade,
  subject_ref text not null check (subject_ref <> '' and length(subject_ref) <= 100),
  -- of the dry run
  checked_at timestamptz,
  dry_refusal text,
  change jsonb not null default '{}' check (jsonb_typeof(change) = 'object'),
  -- of the run; written in the transaction of the action, so a killed worker neither repeats nor forgets a row
  outcome text check (outcome in ('done', 'refused')),
  refusal text,
  done_at timestamptz,
  primary key (run_id, no),
  unique (run_id, for_site_id, subject_ref),
  check ((outcome is null) = (done_at is null)),
  check (refusal is null or outcome = 'refused')
);
create index bulk_rows_by_site on bulk_rows (for_site_id);
create index bulk_rows_unchecked on bulk_rows (run_id, no) where checked_at is null;
create index bulk_rows_open on bulk_rows (run_id, no) where outcome is null;
grant select, insert, update on bulk_rows to paddock_app;

insert into status_moves (machine, from_status, to_status, needs_reason) values
  ('bulk_run', 'checking', 'checked', false),
  ('bulk_run', 'checked', 'running', false),
  ('bulk_run', 'running', 'stopping', false),
  ('bulk_run', 'stopping', 'stopped', false),
  ('bulk_run', 'stopping', 'done', false),
  ('bulk_run', 'stopped', 'running', false),
  ('bulk_run', 'running', 'done', false);
create trigger status_moves before update of status on bulk_runs
  for each row when (old.status is distinct from new.status)
  execute function enforce_status_move('bulk_run', 'status');
