-- A customer's file on its way to us, in as many pieces as the line needs. The bytes are not in the database.
create table uploads (
  site_id int not null,
  id uuid not null default uuid_v7(),
  customer_id bigint not null,
  kind text not null check (kind in ('image', 'video', 'document')),
  name text not null check (name <> '' and length(name) <= 200),
  size_bytes bigint not null check (size_bytes > 0),
  received_bytes bigint not null default 0,
  -- checking: all here, not yet looked at; refused: looked at and thrown away
  status text not null default 'uploading' check (status in ('uploading', 'checking', 'ready', 'refused')),
  refusal text,
  -- what the bytes are, not what the sender called them
  mime_type text,
  sha256 bytea check (octet_length(sha256) = 32),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- what nothing refers to by then is thrown away
  expires_at timestamptz not null default now() + interval '2 days',
  primary key (site_id, id),
  foreign key (site_id, customer_id) references customers on delete restrict,
  check (received_bytes between 0 and size_bytes),
  check (status = 'uploading' or received_bytes = size_bytes),
  check ((status = 'ready') = (mime_type is not null and sha256 is not null)),
  check ((status = 'refused') = (refusal is not null)),
  check (size_bytes <= case kind when 'video' then 209715200 else 10485760 end)
);
create index uploads_by_customer on uploads (site_id, customer_id, created_at);
create index uploads_by_expiry on uploads (site_id, expires_at);
create trigger touch before update on uploads for each row execute function touch_updated_at();
call make_tenant_table('uploads');
grant select, insert, update, delete on uploads to paddock_app;

insert into status_moves (machine, from_status, to_status) values
  ('upload', 'uploading', 'checking'),
  ('upload', 'checking', 'ready'),
  ('upload', 'checking', 'refused');
create trigger status_moves before update of status on uploads for each row
  when (old.status is distinct from new.status) execute function enforce_status_move('upload', 'status');
