-- A grant to propose or approve waits until a third person confirms it. Null: it waits. Everything older, and
-- what the command line gives, counts as confirmed. An invited person is confirmed with the first such grant.
alter table grants add column confirmed_at timestamptz default now();
alter table staff add column confirmed_at timestamptz default now();
alter table group_grants
  add column confirmed_at timestamptz default now(),
  add column until_at timestamptz;
create index grants_unconfirmed on grants (given_by) where confirmed_at is null;
create index group_grants_unconfirmed on group_grants (created_by) where confirmed_at is null;
create index staff_unconfirmed on staff (created_by) where confirmed_at is null;
grant update (confirmed_at, until_at) on grants to paddock_app;
grant update (confirmed_at, until_at) on group_grants to paddock_app;
grant update (confirmed_at) on staff to paddock_app;

-- An administrator made by the command line, or by a group that it mapped, and not by a person at the desk.
create function is_founder(member int) returns boolean
language sql stable
as $$
select exists (
  select from grants g join staff p on p.id = g.staff_id left join group_grants m on m.id = g.group_grant_id
   where g.staff_id = member and p.kind = 'person' and g.role = 'admin' and g.given_by is null and m.created_by is null
     and g.ended_at is null and g.from_at <= now() and (g.until_at is null or g.until_at > now()))
$$;

-- Whether two members of staff count as one person: a chain of keys and of unconfirmed grants, mappings and invitations
-- joins them. What ended after `since` still joins. Two founders are always two people, and a
-- chain to one of them does not lead on through another, so that a small shop is never locked out.
create function is_same_person(one int, other int, since timestamptz) returns boolean
language sql stable cost 1000
as $$
with recursive link (giver, receiver) as (
  select g.given_by, g.staff_id from grants g
   where g.confirmed_at is null and g.given_by is not null
     and coalesce(least(g.ended_at, g.until_at), 'infinity') > since
  union all
  select m.created_by, g.staff_id from group_grants m join grants g on g.group_grant_id = m.id
   where m.confirmed_at is null and m.created_by is not null
     and coalesce(least(g.ended_at, g.until_at), 'infinity') > since
  union all
  select s.created_by, s.id from staff s
   where s.created_by is not null and (s.kind = 'api_key' or s.confirmed_at is null)
), walk (id) as (
  select one
  union
  select case when l.giver = w.id then l.receiver else l.giver end
    from walk w join link l on w.id in (l.giver, l.receiver)
   where w.id = one or not is_founder(w.id) or not (is_founder(one) or is_founder(other))
)
select one = other
    or (not (is_founder(one) and is_founder(other)) and exists (select from walk where id = other))
$$;

create function check_second_person() returns trigger
language plpgsql
as $$
begin
  if is_same_person(new.proposed_by::int, new.decided_by::int, new.proposed_at) then
    raise exception 'approvals_second_person: the proposer and the person who decides count as one'
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger second_person before update of decided_by on approvals for each row
  when (new.decided_by is distinct from old.decided_by and new.decided_by is not null)
  execute function check_second_person();
