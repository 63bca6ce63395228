-- Two people with one mailbox are one: a row made by an invitation and a row made by the identity provider.
alter function is_same_person(int, int, timestamptz) rename to is_linked_person;
create function is_same_person(one int, other int, since timestamptz) returns boolean
language sql stable cost 1000
as $$
select is_linked_person(one, other, since)
    or exists (select from staff a join staff b on b.email_key = a.email_key
                where a.id = one and b.id = other and a.kind = 'person' and b.kind = 'person')
$$;
