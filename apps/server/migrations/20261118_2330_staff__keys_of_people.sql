-- A key belongs to the person at its root. Keys that were made by keys get that person.
with recursive root as (
  select k.id, k.created_by as maker from staff k where k.kind = 'api_key' and k.created_by is not null
  union
  select r.id, m.created_by from root r join staff m on m.id = r.maker
   where m.kind = 'api_key' and m.created_by is not null
), person as (
  select r.id, r.maker from root r join staff m on m.id = r.maker
   where m.kind = 'person' or m.created_by is null
)
update staff s set created_by = m.id
  from person p join staff m on m.id = p.maker and m.kind = 'person'
 where s.id = p.id and s.created_by <> m.id;

-- A key of the command line belongs to no person: keys that it made have no person to end with.
update staff_tokens t set revoked_at = now()
  from staff k join staff m on m.id = k.created_by
 where k.id = t.staff_id and k.kind = 'api_key' and m.kind = 'api_key' and t.revoked_at is null;

-- What keys gave was given by their person. What a key gave to its own person ends: no person gives to themselves.
update grants g set ended_at = now()
  from staff k where k.id = g.given_by and k.created_by = g.staff_id and g.ended_at is null;
update grants g set given_by = k.created_by
  from staff k where k.id = g.given_by and k.kind = 'api_key' and k.created_by <> g.staff_id;
update group_grants g set created_by = k.created_by
  from staff k where k.id = g.created_by and k.kind = 'api_key' and k.created_by is not null;

create function check_maker_is_person() returns trigger
language plpgsql
as $$
begin
  if exists (select from staff m where m.id = new.created_by and m.kind <> 'person') then
    raise exception 'staff are made by people, not by keys' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger maker_is_person before insert or update of created_by on staff
  for each row when (new.created_by is not null) execute function check_maker_is_person();
