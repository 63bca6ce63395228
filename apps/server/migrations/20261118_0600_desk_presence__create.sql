-- Open editors and their people. Unlogged: after a crash every open editor is noted again within seconds.
create unlogged table desk_presence (
  staff_id int not null references staff on delete cascade,
  subject_kind text not null check (subject_kind ~ '^[a-z_]{1,40}$'),
  subject_ref text not null check (subject_ref <> '' and length(subject_ref) <= 100),
  -- null: content of the brand, which all sites share
  for_site_id int references sites on delete cascade,
  since_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  constraint desk_presence_once unique nulls not distinct (subject_kind, subject_ref, for_site_id, staff_id)
);
create index desk_presence_by_person on desk_presence (staff_id, seen_at);
create index desk_presence_by_site on desk_presence (for_site_id) where for_site_id is not null;
grant select, insert, update, delete on desk_presence to paddock_app;
