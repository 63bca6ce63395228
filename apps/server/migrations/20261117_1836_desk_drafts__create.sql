-- What a member of staff has typed and not saved. One per person and subject. Erased after 90 days without a change.
create table desk_drafts (
  staff_id bigint not null,
  subject_kind text not null check (subject_kind ~ '^[a-z_]{1,40}$'),
  subject_ref text not null check (subject_ref <> '' and length(subject_ref) <= 100),
  -- null: the subject belongs to no site
  for_site_id int references sites on delete cascade,
  title text not null check (title <> '' and length(title) <= 200),
  -- the page of the desk with the form
  address text not null check (address ~ '^/' and length(address) <= 500),
  content jsonb not null check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 65536),
  -- the subject's revision when typing began
  base_revision text check (length(base_revision) <= 64),
  -- grows with each save, so that two tabs of one person cannot overwrite each other unseen
  version int not null default 1 check (version > 0),
  updated_at timestamptz not null default now(),
  constraint desk_drafts_once unique nulls not distinct (staff_id, subject_kind, subject_ref, for_site_id)
);
create index desk_drafts_by_person on desk_drafts (staff_id, updated_at desc);
create index desk_drafts_by_age on desk_drafts (updated_at);
create index desk_drafts_by_site on desk_drafts (for_site_id) where for_site_id is not null;
grant select, insert, update, delete on desk_drafts to paddock_app;
