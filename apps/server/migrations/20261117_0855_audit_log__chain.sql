-- The transaction that wrote a row: rows of ended transactions can be told from those that may still appear.
alter table audit_log add column xact xid8 not null default pg_current_xact_id();
create index audit_log_by_xact on audit_log (site_id, xact, id);

-- A site's audit rows as a chain of hashes: link n covers the rows after link n - 1 up to `through_xact`, and its hash
-- includes the hash before. A row or a link that is changed, added or removed later no longer fits.
create table audit_chain (
  site_id int not null references sites on delete restrict,
  number bigint not null check (number > 0),
  through_xact xid8 not null,
  row_count int not null check (row_count > 0),
  hash bytea not null check (octet_length(hash) = 32),
  created_at timestamptz not null default now(),
  primary key (site_id, number)
);
call make_tenant_table('audit_chain');
grant select, insert on audit_chain to paddock_app;
call make_append_only('audit_chain');
