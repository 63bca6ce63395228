-- A product's document says which sites show it, so that its page names the others to search engines. Changing the
-- range of a site therefore raises the revision of what is added, hidden or taken away. Per statement and not per row:
-- one statement often shows a product on two hundred sites.
create function raise_revisions_of_range() returns trigger
language plpgsql
as $$
begin
  update products set revision = revision + 1 where id in (select product_id from moved);
  return null;
end
$$;

-- Its place in the range is no part of the document, and a load that changes nothing must not raise anything.
create function raise_revisions_of_shown() returns trigger
language plpgsql
as $$
begin
  update products set revision = revision + 1
   where id in (select m.product_id from moved m
                  join before b on b.site_id = m.site_id and b.product_id = m.product_id
                 where b.published <> m.published);
  return null;
end
$$;

create trigger revise_added after insert on site_products
  referencing new table as moved for each statement execute function raise_revisions_of_range();
create trigger revise_removed after delete on site_products
  referencing old table as moved for each statement execute function raise_revisions_of_range();
create trigger revise_shown after update on site_products
  referencing old table as before new table as moved for each statement execute function raise_revisions_of_shown();

-- What is stored does not say it yet.
update products set revision = revision + 1;
