-- A proposed cancellation or refund holds its order: goods must not leave before a second person has decided. A
-- proposal locks the order, and so does every move, so that one of the two sees the other.
create function order_is_held(site int, of_order bigint, of_code text) returns boolean
language sql stable
as $$
  select exists (
    select from (select 'order' as kind, of_code as ref
                 union all
                 select 'payment_case', c.id::text from payment_cases c
                  where c.site_id = site and c.order_id = of_order) s
      join approvals a on a.site_id = site and a.subject_kind = s.kind and a.subject_ref = s.ref
     where a.status = 'proposed' and a.expires_at > now()
       and a.contract in ('order.cancel', 'order.refund', 'case.resolve'))
$$;

create function refuse_move_of_held_order() returns trigger
language plpgsql
as $$
begin
  if order_is_held(new.site_id, new.id, new.code) then
    raise exception 'order % waits for a second person', new.code using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger held_stays before update of fulfilment_status on orders
  for each row
  when (old.fulfilment_status is distinct from new.fulfilment_status
        and new.fulfilment_status in ('preparing', 'ready_for_pickup', 'shipped', 'delivered'))
  execute function refuse_move_of_held_order();
