-- A site may show a language in a regional edition (en-US, zh-Hant); the URL keeps the two letters of the language.
alter table site_locales
  add column edition text,
  add constraint site_locales_edition check (edition ~ '^[a-z]{2}-([A-Z]{2}|[A-Z][a-z]{3}|[0-9]{3})$');

-- Texts are kept by locale or edition, and an order, a mail or a customer remembers the edition it was written in.
create function is_locale(code text) returns boolean immutable parallel safe
  return code ~ '^[a-z]{2}(-([A-Z]{2}|[A-Z][a-z]{3}|[0-9]{3}))?$';

do $$
declare
  found record;
begin
  for found in
    select conrelid::regclass as relation, conname as name from pg_constraint
     where contype = 'c' and pg_get_constraintdef(oid) = 'CHECK ((locale ~ ''^[a-z]{2}$''::text))'
       and conrelid <> 'site_locales'::regclass
     order by conrelid::regclass::text
  loop
    execute format('alter table %s drop constraint %I, add constraint %I check (is_locale(locale))',
                   found.relation, found.name, found.name);
  end loop;
end
$$;
