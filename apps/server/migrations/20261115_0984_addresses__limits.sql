-- One at a time per customer, so that counting his addresses and adding one is one step.
create function lock_address_book(site bigint, customer bigint) returns void
  language sql as $$
  select pg_advisory_xact_lock(hashtextextended('address_book:' || site || ':' || customer, 0))
$$;

create function limit_addresses() returns trigger
  language plpgsql as $$
begin
  perform lock_address_book(new.site_id, new.customer_id);
  if (select count(*) from addresses a where a.site_id = new.site_id and a.customer_id = new.customer_id) >= 50 then
    raise exception 'customer % of site % has 50 addresses', new.customer_id, new.site_id
      using errcode = 'check_violation', constraint = 'addresses_most';
  end if;
  return new;
end
$$;

create trigger limit_addresses before insert on addresses
  for each row when (new.customer_id is not null) execute function limit_addresses();

alter table addresses
  add constraint addresses_lengths check (
    length(given_name) between 1 and 80 and length(family_name) between 1 and 80
    and length(address1) between 1 and 160 and length(city) between 1 and 80
    and coalesce(length(label), 0) <= 80 and coalesce(length(address2), 0) <= 160
    and coalesce(length(state), 0) <= 80 and coalesce(length(postal_code), 0) <= 20
    and coalesce(length(phone), 0) <= 30);
