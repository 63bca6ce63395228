-- What every page of a site shows around its content (the site, its menus, the list of sites) is kept by storefronts until
-- one of these rows appears. One row per transaction that changed it, instead of one counter: writers never wait for
-- one another, and a row is seen exactly when the change is.
create table frame_changes (
  transaction_no bigint primary key default (pg_current_xact_id()::text)::bigint,
  -- A restored database gives out the same transaction numbers again, never the same mark.
  mark uuid not null default gen_random_uuid(),
  changed_at timestamptz not null default now()
);
grant select, insert, update, delete on frame_changes to paddock_app;
insert into frame_changes default values;

create function note_frame_change() returns trigger language plpgsql as $$
begin
  insert into frame_changes default values
  on conflict (transaction_no) do update set mark = gen_random_uuid(), changed_at = now();
  return null;
end $$;

create trigger note_frame_change after insert or update or delete or truncate on sites
  for each statement execute function note_frame_change();
create trigger note_frame_change after insert or update or delete or truncate on site_locales
  for each statement execute function note_frame_change();
create trigger note_frame_change after insert or update or delete or truncate on categories
  for each statement execute function note_frame_change();
create trigger note_frame_change after insert or update or delete or truncate on category_translations
  for each statement execute function note_frame_change();
create trigger note_frame_change after insert or update or delete or truncate on product_translations
  for each statement execute function note_frame_change();
-- The columns of the menus: the revision of a product changes with every picture and text of its page.
create trigger note_frame_change
  after insert or delete or truncate
     or update of slug, type_id, category_id, original_name, status, picture, position on products
  for each statement execute function note_frame_change();
create trigger note_frame_change
  after insert or delete or truncate or update of published, position, labels on site_products
  for each statement execute function note_frame_change();
