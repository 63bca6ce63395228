-- Which open proposal holds which order, in one place: a step of an order, its screen and Today ask here. A contract that
-- holds orders is added here.
create view held_orders with (security_invoker = true) as
select a.site_id, o.id as order_id, a.id as approval_id
  from approvals a
  join orders o on o.site_id = a.site_id and o.code = a.subject_ref
 where a.status = 'proposed' and a.expires_at > now()
   and a.subject_kind = 'order' and a.contract in ('order.cancel', 'order.refund')
union all
select a.site_id, c.order_id, a.id
  from approvals a
  join payment_cases c on c.site_id = a.site_id and c.id::text = a.subject_ref and c.order_id is not null
 where a.status = 'proposed' and a.expires_at > now()
   and a.subject_kind = 'payment_case' and a.contract = 'case.resolve';
grant select on held_orders to paddock_app;

create or replace function refuse_move_of_held_order() returns trigger
language plpgsql
as $$
begin
  if exists (select from held_orders h where h.site_id = new.site_id and h.order_id = new.id) then
    raise exception 'order % waits for a second person', new.code using errcode = 'check_violation';
  end if;
  return new;
end
$$;
drop function order_is_held;
