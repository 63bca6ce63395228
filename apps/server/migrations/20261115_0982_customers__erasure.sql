-- Nothing personal is made for an erased customer, also not by a call that was under way meanwhile: it waits here for the
-- erasure to be committed, and then finds nobody.
create function refuse_erased_customer() returns trigger
language plpgsql
as $$
declare
  gone timestamptz;
begin
  select c.erased_at into gone from customers c
   where c.site_id = new.site_id and c.id = new.customer_id for key share;
  if gone is not null then
    raise exception 'customer % is erased', new.customer_id using errcode = 'foreign_key_violation';
  end if;
  return new;
end
$$;

create trigger of_somebody before insert or update of customer_id on addresses for each row
  when (new.customer_id is not null) execute function refuse_erased_customer();
create trigger of_somebody before insert or update of customer_id on carts for each row
  when (new.customer_id is not null) execute function refuse_erased_customer();
create trigger of_somebody before insert or update of customer_id on orders for each row
  when (new.customer_id is not null) execute function refuse_erased_customer();
create trigger of_somebody before insert or update of customer_id on bikes for each row
  when (new.customer_id is not null) execute function refuse_erased_customer();
create trigger of_somebody before insert on uploads for each row execute function refuse_erased_customer();
create trigger of_somebody before insert on bike_registrations for each row execute function refuse_erased_customer();
create trigger of_somebody before insert on warranty_requests for each row execute function refuse_erased_customer();
create trigger of_somebody before insert on passkeys for each row execute function refuse_erased_customer();
create trigger of_somebody before insert on customer_tokens for each row execute function refuse_erased_customer();

-- What people wrote about an order goes with the customer; what happened, when and for how much stays.
create function forget_words_in_order_events(site int, customer bigint) returns void
language plpgsql
security definer
set search_path = public, pg_temp
as $$
begin
  perform 1 from customers c where c.site_id = site and c.id = customer and c.erased_at is not null;
  if not found then
    raise exception 'only what was said of an erased customer is forgotten' using errcode = 'check_violation';
  end if;
  perform set_config('app.unsafe_rewrite_history', 'on', true);
  update order_events e
     set data = (select coalesce(jsonb_object_agg(said.key, said.value), '{}') from jsonb_each(e.data) said
                  where jsonb_typeof(said.value) in ('number', 'boolean')
                     or said.key in ('currency', 'attempt', 'refund', 'return_code'))
    from orders o
   where o.site_id = site and o.customer_id = customer and e.site_id = o.site_id and e.order_id = o.id;
  perform set_config('app.unsafe_rewrite_history', '', true);
end
$$;
revoke execute on function forget_words_in_order_events(int, bigint) from public;
grant execute on function forget_words_in_order_events(int, bigint) to paddock_app;

-- Whose mails these are, in the form addresses are compared. A column and not an index on an expression: under row-level
-- security such an index would not be used.
alter table mails add column to_key text not null generated always as (lower(to_email)) stored;
create index mails_by_receiver on mails (site_id, to_key) where to_email <> 'nobody@erased.invalid';
create index mails_to_forget on mails (site_id, queued_at) where to_email <> 'nobody@erased.invalid';
create index mails_by_kind on mails (site_id, kind);
