-- Named addresses of lists: a person's own, or shared with everyone who has a role.
create table saved_views (
  id uuid primary key,
  staff_id bigint not null,
  shared_role text check (shared_role ~ '^[a-z][a-z0-9_]{0,39}$'),
  list text not null check (list ~ '^[a-z][a-z-]{0,39}$'),
  name text not null check (name <> '' and length(name) <= 80),
  -- the query string of the list: filters, sort, columns
  address text not null check (length(address) <= 2000),
  is_pinned boolean not null default false,
  updated_at timestamptz not null default now()
);
create index saved_views_by_person on saved_views (staff_id, list);
create index saved_views_by_role on saved_views (shared_role, list) where shared_role is not null;
grant select, insert, update, delete on saved_views to paddock_app;
