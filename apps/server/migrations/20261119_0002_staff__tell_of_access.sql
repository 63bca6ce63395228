-- The reader of a stream is checked again at once when their access changes: a suspension, the end of a session, a revoked
-- key, a grant that is given or ended. The argument is the column with the id of the person.
create function tell_of_staff_access() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('paddock', json_build_object('key', 'staff:' || (to_jsonb(new) ->> tg_argv[0]))::text);
  return null;
end $$;
create trigger tell_of_access after update of status on staff for each row
  when (old.status is distinct from new.status) execute function tell_of_staff_access('id');
create trigger tell_of_access after update of ended_at on staff_sessions for each row
  when (old.ended_at is distinct from new.ended_at) execute function tell_of_staff_access('staff_id');
create trigger tell_of_access after update of revoked_at on staff_tokens for each row
  when (old.revoked_at is distinct from new.revoked_at) execute function tell_of_staff_access('staff_id');
create trigger tell_of_access after insert or update on grants for each row
  execute function tell_of_staff_access('staff_id');
