-- A document also shows what a product shares with others or has by way of its variants: their changes raise the
-- revision too.
-- (A column that one of a function's tables lacks may only be named in a statement that is not reached for it.)
create or replace function raise_revisions_of_value() returns trigger
language plpgsql
as $$
declare
  touched int := case when tg_op = 'DELETE' then old.value_id else new.value_id end;
begin
  update products set revision = revision + 1
   where id in (select product_id from product_values where value_id = touched
                union
                select v.product_id from variant_values vv join variants v on v.id = vv.variant_id
                 where vv.value_id = touched);
  return null;
end
$$;

create or replace function raise_revisions_of_attribute() returns trigger
language plpgsql
as $$
declare
  touched int;
begin
  if tg_table_name = 'attributes' then
    touched := new.id;
  else
    touched := case when tg_op = 'DELETE' then old.attribute_id else new.attribute_id end;
  end if;
  update products set revision = revision + 1
   where id in (select product_id from product_values where attribute_id = touched
                union
                select v.product_id from variant_values vv join variants v on v.id = vv.variant_id
                 where vv.attribute_id = touched);
  return null;
end
$$;
create trigger revise_products after update on attributes
  for each row execute function raise_revisions_of_attribute();

create function raise_revision_of_variant() returns trigger
language plpgsql
as $$
begin
  update products set revision = revision + 1
   where id = (select product_id from variants
                where id = case when tg_op = 'DELETE' then old.variant_id else new.variant_id end);
  return null;
end
$$;
create trigger revise_product after insert or update or delete on variant_values
  for each row execute function raise_revision_of_variant();

create or replace function raise_revisions_of_category() returns trigger
language plpgsql
as $$
declare
  touched int;
begin
  if tg_table_name = 'categories' then
    touched := new.id;
  else
    touched := case when tg_op = 'DELETE' then old.category_id else new.category_id end;
  end if;
  update products set revision = revision + 1 where category_id = touched;
  return null;
end
$$;
create trigger revise_products after update on categories
  for each row execute function raise_revisions_of_category();

create function raise_revisions_of_measure() returns trigger
language plpgsql
as $$
begin
  update products set revision = revision + 1
   where id in (select product_id from product_geometries where measure = new.slug);
  return null;
end
$$;
create trigger revise_products after update on geometry_measures
  for each row execute function raise_revisions_of_measure();

-- Of a gallery, of a feature, or the still before one of those.
create or replace function raise_revisions_of_medium() returns trigger
language plpgsql
as $$
declare
  touched int;
begin
  if tg_table_name = 'media' then
    touched := new.id;
  else
    touched := case when tg_op = 'DELETE' then old.media_id else new.media_id end;
  end if;
  update products set revision = revision + 1
   where id in (
     with shown as (select touched as id union select id from media where poster_id = touched)
     select product_id from product_media where media_id in (select id from shown)
     union
     select product_id from product_features where cover_media_id in (select id from shown)
     union
     select product_id from product_features where video_media_id in (select id from shown));
  return null;
end
$$;
