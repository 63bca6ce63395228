-- Staff look after several sites: app.site_ids names those a transaction may read. Writing stays bound to one site.
-- The array is read in a subselect, once per statement, and only for rows that are not of app.site_id; so requests of
-- shoppers never evaluate it.
create or replace procedure make_tenant_table(target regclass)
language plpgsql
as $$
declare
  own constant text := 'when site_id = (select nullif(current_setting(''app.site_id'', true), '''')::int) then true';
  several constant text := 'when site_id = any ((select string_to_array(nullif(current_setting(''app.site_ids'', true), ''''), '','')::int[])::int[]) then true';
  every constant text := 'else (select coalesce(current_setting(''app.unsafe_all_sites'', true) = ''on'', false))';
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('drop policy if exists own_site_or_unsafe_all_sites on %s', target);
  execute format(
    'create policy own_site_or_unsafe_all_sites on %s using (case %s %s %s end) with check (case %s %s end)',
    target, own, several, every, own, every
  );
end
$$;

do $$
declare
  target regclass;
begin
  for target in
    select polrelid::regclass from pg_policy
     where polname = 'own_site_or_unsafe_all_sites' and polrelid <> 'page_versions'::regclass order by 1
  loop
    call make_tenant_table(target);
  end loop;
end
$$;
