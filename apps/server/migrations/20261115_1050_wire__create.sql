-- Who waits for something hears of it when it is committed, on the channel `paddock`. A message says where to look again
-- and nothing private: {"key": "order:<site>:<code>"}. Equal messages of one transaction are sent once.
create function tell_order_move() returns trigger language plpgsql as $$
begin
  perform pg_notify('paddock', json_build_object('key', 'order:' || new.site_id || ':' || new.code)::text);
  return null;
end $$;
create trigger tell_move after update of status, payment_status on orders for each row
  when (old.status is distinct from new.status or old.payment_status is distinct from new.payment_status)
  execute function tell_order_move();

-- A purchase moves a unit or two, and everybody who looks at the list is told which. A feed that moves thousands says
-- once per model that the list has changed.
create function tell_unit_moves() returns trigger language plpgsql as $$
begin
  perform pg_notify('paddock', told.message::text)
    from (
      select distinct json_build_object(
               'key', 'units:' || m.site_id || ':' || m.product_id,
               'data', case when count(*) over () > 20 then null
                            else json_build_object('uuid', m.id, 'gone', m.gone) end
             )::jsonb as message
        from (
          select n.site_id, n.product_id, n.id,
                 n.blocked or n.status in ('sold', 'delivered') or coalesce(n.taken_until > now(), false) as gone
            from moved_after n
            join moved_before o on o.site_id = n.site_id and o.id = n.id
           where (n.status, n.blocked, n.price_minor, n.expected_on, n.store_id)
                   is distinct from (o.status, o.blocked, o.price_minor, o.expected_on, o.store_id)
              or coalesce(n.taken_until > now(), false) <> coalesce(o.taken_until > now(), false)
        ) m
    ) told;
  return null;
end $$;
create trigger tell_moves after update on units
  referencing old table as moved_before new table as moved_after
  for each statement execute function tell_unit_moves();
