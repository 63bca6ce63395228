-- A product's page is read thousands of times for each time it is written, so it is kept as one ready document per
-- language. A document is served only while it carries the product's present revision; every change to anything
-- it is made of raises the revision in the same transaction, so a stale document cannot be served, only rebuilt.
alter table products add column revision bigint not null default 1;

create table product_documents (
  product_id int not null references products on delete cascade,
  locale text not null check (locale ~ '^[a-z]{2}$'),
  revision bigint not null,
  -- json and not jsonb: it is passed on as it is, never looked into
  body json not null,
  built_at timestamptz not null default now(),
  primary key (product_id, locale)
);
grant select, insert, update, delete on product_documents to paddock_app;

create function raise_own_revision() returns trigger
language plpgsql
as $$
begin
  new.revision := old.revision + 1;
  return new;
end
$$;
create trigger revise before update on products for each row
  when (old.revision = new.revision) execute function raise_own_revision();

-- For tables with a product_id: the argument-less form. Fired per row; a bulk load touches each product a few times.
create function raise_product_revision() returns trigger
language plpgsql
as $$
begin
  if tg_op <> 'INSERT' then
    update products set revision = revision + 1 where id = old.product_id;
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.product_id is distinct from old.product_id) then
    update products set revision = revision + 1 where id = new.product_id;
  end if;
  return null;
end
$$;

create trigger revise_product after insert or update or delete on product_translations
  for each row execute function raise_product_revision();
create trigger revise_product after insert or update or delete on product_media
  for each row execute function raise_product_revision();
create trigger revise_product after insert or update or delete on product_values
  for each row execute function raise_product_revision();
create trigger revise_product after insert or update or delete on variants
  for each row execute function raise_product_revision();

-- Words and pictures that several products share.
create function raise_revisions_of_value() returns trigger
language plpgsql
as $$
declare
  touched int := case when tg_op = 'DELETE' then old.value_id else new.value_id end;
begin
  update products set revision = revision + 1
   where id in (select product_id from product_values where value_id = touched);
  return null;
end
$$;
create trigger revise_products after insert or update or delete on attribute_value_translations
  for each row execute function raise_revisions_of_value();

create function raise_revisions_of_attribute() returns trigger
language plpgsql
as $$
declare
  touched int := case when tg_op = 'DELETE' then old.attribute_id else new.attribute_id end;
begin
  update products set revision = revision + 1
   where id in (select product_id from product_values where attribute_id = touched);
  return null;
end
$$;
create trigger revise_products after insert or update or delete on attribute_translations
  for each row execute function raise_revisions_of_attribute();
create trigger revise_products after update on attribute_values
  for each row execute function raise_revisions_of_attribute();

create function raise_revisions_of_category() returns trigger
language plpgsql
as $$
declare
  touched int := case when tg_op = 'DELETE' then old.category_id else new.category_id end;
begin
  update products set revision = revision + 1 where category_id = touched;
  return null;
end
$$;
create trigger revise_products after insert or update or delete on category_translations
  for each row execute function raise_revisions_of_category();

alter table media
  -- What the names of the files are made of: /media/{key}-{hash}-{width}.{format}. Null: only the original exists.
  add column hash text check (hash ~ '^[0-9a-f]{10}$'),
  add column widths int[] not null default '{}',
  -- seconds, for videos
  add column duration numeric(6, 1) check (duration > 0),
  -- the still shown before a video plays
  add column poster_id int references media on delete set null;
create index media_by_poster on media (poster_id) where poster_id is not null;

create function raise_revisions_of_medium() returns trigger
language plpgsql
as $$
declare
  touched int := case
    when tg_table_name = 'media' then new.id
    when tg_op = 'DELETE' then old.media_id
    else new.media_id end;
begin
  update products set revision = revision + 1
   where id in (select product_id from product_media where media_id = touched);
  return null;
end
$$;
create trigger revise_products after update on media
  for each row execute function raise_revisions_of_medium();
create trigger revise_products after insert or update or delete on media_translations
  for each row execute function raise_revisions_of_medium();
