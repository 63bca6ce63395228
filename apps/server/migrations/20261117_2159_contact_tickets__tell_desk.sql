-- Pushes to the desk: tickets and approvals beside orders. The api checks the permission before it forwards a push.
create function tell_desk_of_ticket() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('paddock', json_build_object('key', 'desk:' || new.site_id, 'data', json_build_object(
    'subject', 'ticket', 'ref', new.code, 'revision', (extract(epoch from clock_timestamp()) * 1000000)::bigint::text,
    'is_new', tg_op = 'INSERT'))::text);
  return null;
end $$;
create trigger tell_desk_of_new after insert on contact_tickets for each row execute function tell_desk_of_ticket();
create trigger tell_desk_of_change after update of answered_at, closed_at, taken_by on contact_tickets for each row
  when ((old.answered_at, old.closed_at, old.taken_by) is distinct from (new.answered_at, new.closed_at, new.taken_by))
  execute function tell_desk_of_ticket();

create function tell_desk_of_approval() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('paddock', json_build_object('key', 'desk:' || new.site_id, 'data', json_build_object(
    'subject', 'approval', 'ref', new.id::text, 'revision', (extract(epoch from new.updated_at) * 1000000)::bigint::text,
    'is_new', tg_op = 'INSERT'))::text);
  return null;
end $$;
create trigger tell_desk_of_new after insert on approvals for each row execute function tell_desk_of_approval();
create trigger tell_desk_of_change after update of status on approvals for each row
  when (old.status is distinct from new.status) execute function tell_desk_of_approval();
