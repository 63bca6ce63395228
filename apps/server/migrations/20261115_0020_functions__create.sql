-- Time-ordered ids keep new index entries on the same pages; the 74 random bits keep them unguessable.
create function uuid_v7() returns uuid
language sql volatile parallel safe
as $$
  select overlay(
    overlay(
      replace(gen_random_uuid()::text, '-', '')
      placing lpad(to_hex(floor(extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') from 1 for 12
    )
    placing '7' from 13 for 1
  )::uuid
$$;

-- Twelve characters without look-alikes (no I, L, O, U): 60 random bits, short enough to read on the phone.
-- Only the bytes of a version 4 uuid that carry no version or variant bits are used.
create function random_code() returns text
language sql volatile parallel safe
as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(bytes, i) & 31) + 1, 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes) as source,
       unnest(array[0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15]) as i
$$;

create function touch_updated_at() returns trigger
language plpgsql
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- Grants already keep the application from rewriting history. This also stops the owner's slips;
-- a legal erasure has to say what it does: set local app.unsafe_rewrite_history = 'on'.
create function refuse_rewriting() returns trigger
language plpgsql
as $$
begin
  if current_setting('app.unsafe_rewrite_history', true) = 'on' then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

create procedure make_append_only(target regclass)
language plpgsql
as $$
begin
  execute format('revoke update, delete, truncate on %s from paddock_app', target);
  execute format(
    'create trigger append_only before update or delete on %s for each row execute function refuse_rewriting()',
    target
  );
end
$$;

-- One place says what tenant isolation is. FORCE: the owner is bound too, so a forgotten site in a
-- migration or a script finds nothing instead of everything. A job that must look across sites says
-- set local app.unsafe_all_sites = 'on'.
-- A CASE and not two policies: those are joined by OR, and the planner would then guess that one row in
-- a hundred passes, on top of the site_id that every statement asks for anyway, and plan for too few rows.
create procedure make_tenant_table(target regclass)
language plpgsql
as $$
declare
  visible constant text := '(case
    when site_id = nullif(current_setting(''app.site_id'', true), '''')::int then true
    else coalesce(current_setting(''app.unsafe_all_sites'', true) = ''on'', false)
  end)';
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy own_site_or_unsafe_all_sites on %s using %s with check %s', target, visible, visible);
end
$$;
