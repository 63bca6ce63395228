-- At most 200 drafts per person. The row of the person is locked, so that two inserts at once count one after the other.
-- A draft that is there already is no new one: its insert ends at the unique constraint.
create function limit_desk_drafts() returns trigger
language plpgsql
as $$
begin
  perform 1 from staff where id = new.staff_id for no key update;
  if (select count(*) from desk_drafts d where d.staff_id = new.staff_id) >= 200 and not exists (
    select 1 from desk_drafts d
     where d.staff_id = new.staff_id and d.subject_kind = new.subject_kind and d.subject_ref = new.subject_ref
       and d.for_site_id is not distinct from new.for_site_id) then
    raise exception 'person % has 200 drafts', new.staff_id
      using errcode = 'check_violation', constraint = 'desk_drafts_limit';
  end if;
  return new;
end $$;
create trigger desk_drafts_limit before insert on desk_drafts for each row execute function limit_desk_drafts();
