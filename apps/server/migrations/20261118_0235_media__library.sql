-- The media library. A picture that the desk uploads becomes a row of `media` beside those of the brand's files, under a
-- key that pages and products name. Of a row that the desk has changed (`origin` = desk) a reload of the brand changes
-- nothing.
alter table media
  add column origin text not null default 'brand' check (origin in ('brand', 'desk')),
  add column status text not null default 'usable' check (status in ('processing', 'usable', 'refused', 'retired')),
  add column formats text[] not null default '{webp,jpeg}'
    check (formats <@ array['avif', 'webp', 'jpeg']),
  add column color text check (color ~ '^#[0-9a-f]{6}$'),
  -- Percent of the width and of the height: what a crop keeps in view.
  add column focal_x smallint check (focal_x between 0 and 100),
  add column focal_y smallint check (focal_y between 0 and 100),
  add column is_decorative boolean not null default false,
  -- Whose editors may change it; null: those of the whole brand.
  add column for_site_id int references sites (id) on delete set null,
  add column revision int not null default 1,
  add constraint media_focal_check check ((focal_x is null) = (focal_y is null));

create index media_by_site on media (for_site_id) where for_site_id is not null;
create index media_newest on media (created_at desc, id desc);

-- One row for each original that was sent. A picture that was replaced has several.
create table media_files (
  id uuid primary key default uuid_v7(),
  media_id int not null references media (id) on delete cascade,
  name text not null check (name <> '' and length(name) <= 200),
  size_bytes bigint not null check (size_bytes between 1 and 41943040),
  received_bytes bigint not null default 0 check (received_bytes between 0 and size_bytes),
  status text not null default 'uploading'
    check (status in ('uploading', 'uploaded', 'checked', 'rendered', 'refused')),
  refusal text check ((status = 'refused') = (refusal is not null)),
  mime_type text,
  sha256 bytea check (octet_length(sha256) = 32),
  -- Part of the addresses of its renditions.
  hash text check (hash ~ '^[0-9a-f]{10}$'),
  width int check (width > 0),
  height int check (height > 0),
  placeholder text,
  color text check (color ~ '^#[0-9a-f]{6}$'),
  staff_id bigint not null references staff (id) on delete restrict,
  created_at timestamptz not null default now(),
  rendered_at timestamptz,
  check (status = 'uploading' or received_bytes = size_bytes),
  check (status not in ('checked', 'rendered')
         or (mime_type is not null and sha256 is not null and hash is not null and width is not null
             and height is not null and placeholder is not null and color is not null)),
  check ((status = 'rendered') = (rendered_at is not null))
);
create index media_files_by_medium on media_files (media_id, created_at desc);
create index media_files_by_staff on media_files (staff_id);
create index media_files_unfinished on media_files (created_at) where status in ('uploading', 'refused');
grant select, insert, update, delete on media_files to paddock_app;

create table media_renditions (
  file_id uuid not null references media_files (id) on delete cascade,
  width int not null check (width > 0),
  format text not null check (format in ('avif', 'webp', 'jpeg')),
  bytes int not null check (bytes > 0),
  primary key (file_id, width, format)
);
grant select, insert, update, delete on media_renditions to paddock_app;

-- Which pages and articles name a picture in their blocks. By key and not by id: a page may be saved before its picture
-- is there. Products, features and covers refer to `media` by foreign keys of their own.
create table media_uses (
  key text not null,
  kind text not null check (kind in ('page', 'article')),
  owner_id bigint not null,
  locale text not null,
  ref text not null,
  for_site_id int references sites (id) on delete cascade,
  -- A page that ended does not count any more.
  until_at timestamptz,
  primary key (key, kind, owner_id, locale)
);
create index media_uses_by_owner on media_uses (kind, owner_id, locale);
create index media_uses_by_site on media_uses (for_site_id) where for_site_id is not null;
grant select, insert, update, delete on media_uses to paddock_app;

create function media_keys_in(blocks jsonb) returns setof text language sql immutable as $$
  select distinct found #>> '{}'
    from jsonb_path_query(blocks, '$.** ? (@.type() == "object").keyvalue()
           ? (@.key like_regex "^(image|image_phone|video|background_video)$" && @.value.type() == "string").value') found
$$;

-- In the transaction that saves the page, whichever verb does.
create function note_media_of_page() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from media_uses where kind = 'page' and owner_id = old.id and locale = old.locale;
  end if;
  if tg_op <> 'DELETE' then
    insert into media_uses (key, kind, owner_id, locale, ref, for_site_id, until_at)
    select k, 'page', new.id, new.locale, new.slug, new.for_site_id, new.publish_until from media_keys_in(new.blocks) k;
  end if;
  return null;
end $$;
create trigger note_media_of_page after insert or delete or update of slug, locale, blocks, publish_until on page_versions
  for each row execute function note_media_of_page();

create function note_media_of_article() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from media_uses where kind = 'article' and owner_id = old.article_id and locale = old.locale;
  end if;
  if tg_op <> 'DELETE' then
    insert into media_uses (key, kind, owner_id, locale, ref)
    select k, 'article', new.article_id, new.locale, new.slug from media_keys_in(new.blocks) k;
  end if;
  return null;
end $$;
create trigger note_media_of_article after insert or delete or update of article_id, locale, slug, blocks
  on article_translations for each row execute function note_media_of_article();

insert into media_uses (key, kind, owner_id, locale, ref, for_site_id, until_at)
select k, 'page', v.id, v.locale, v.slug, v.for_site_id, v.publish_until
  from page_versions v cross join lateral media_keys_in(v.blocks) k;
insert into media_uses (key, kind, owner_id, locale, ref)
select k, 'article', t.article_id, t.locale, t.slug
  from article_translations t cross join lateral media_keys_in(t.blocks) k;

-- Storefronts keep the pictures of the library with the frame of their pages (see `frame_changes`).
create trigger note_frame_change after insert or update on media
  for each row when (new.origin = 'desk' and new.status <> 'processing') execute function note_frame_change();
