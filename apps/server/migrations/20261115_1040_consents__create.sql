-- The proof of what a visitor chose: his browser's random number, what, when, under which rules. Nobody is named.
-- One number may have several rows: given, changed, withdrawn.
create table consents (
  site_id int not null references sites on delete cascade,
  id uuid not null,
  decided_at timestamptz not null default now(),
  version int not null check (version between 1 and 9999),
  regime text not null check (regime in ('opt_in', 'ccpa', 'notice')),
  functional boolean not null,
  analytics boolean not null,
  marketing boolean not null,
  -- the browser sent Global Privacy Control; then nothing is sold or shared
  gpc boolean not null,
  primary key (site_id, id, decided_at),
  check (not (gpc and marketing))
);
create index consents_by_day on consents (decided_at);
call make_tenant_table('consents');
grant select, insert, delete on consents to paddock_app;
