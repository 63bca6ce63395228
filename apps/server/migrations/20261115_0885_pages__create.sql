-- Texts that a site writes itself, cleaned when saved and again when shown (H-51).
create table pages (
  site_id int not null references sites on delete restrict,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  locale text not null check (locale ~ '^[a-z]{2}$'),
  title text not null check (title <> ''),
  content text not null,
  updated_at timestamptz not null default now(),
  primary key (site_id, slug, locale)
);
create trigger touch before update on pages for each row execute function touch_updated_at();
call make_tenant_table('pages');
grant select, insert, update, delete on pages to paddock_app;
