create table order_events (
  site_id int not null,
  order_id bigint not null,
  -- given by the trigger: 1, 2, 3 … without a gap
  seq int not null,
  kind text not null check (kind <> ''),
  actor_kind text not null check (actor_kind in ('customer', 'guest', 'staff', 'system', 'provider', 'feed')),
  actor_ref text,
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  occurred_at timestamptz not null default now(),
  primary key (site_id, order_id, seq),
  foreign key (site_id, order_id) references orders on delete restrict
);

-- The order's row lock makes two writers take turns, so the next number is simply the highest plus one.
-- A sequence would leave gaps after a rollback, and a gap must mean that a row is missing.
create function number_order_event() returns trigger
language plpgsql
as $$
begin
  perform 1 from orders where site_id = new.site_id and id = new.order_id for no key update;
  select coalesce(max(seq), 0) + 1 into new.seq from order_events
   where site_id = new.site_id and order_id = new.order_id;
  return new;
end
$$;
create trigger number before insert on order_events for each row execute function number_order_event();
call make_tenant_table('order_events');
grant select, insert on order_events to paddock_app;
call make_append_only('order_events');
