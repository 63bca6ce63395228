-- A revised promise waits here until its buyer is told. The worker reads open rows only, so that orders which need no
-- mail leave the list, and a row that failed waits for its next try behind the others.
create table delays (
  site_id int not null references sites on delete restrict,
  promise_id bigint not null,
  -- unneeded: the order no longer waits, or its last day has not moved to later
  status text not null default 'open' check (status in ('open', 'told', 'unneeded')),
  attempts smallint not null default 0 check (attempts >= 0),
  next_try_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (site_id, promise_id),
  foreign key (site_id, promise_id) references delivery_promises on delete restrict,
  check ((status = 'open') = (settled_at is null))
);
create index delays_open on delays (site_id, next_try_at) where status = 'open';
call make_tenant_table('delays');
grant select, insert, update on delays to paddock_app;

insert into status_moves (machine, from_status, to_status) values
  ('delay', 'open', 'told'),
  ('delay', 'open', 'unneeded');
create trigger status_moves before update of status on delays
  for each row when (old.status is distinct from new.status)
  execute function enforce_status_move('delay', 'status');

create function open_delay() returns trigger
language plpgsql
as $$
begin
  insert into delays (site_id, promise_id) values (new.site_id, new.id);
  return null;
end
$$;
create trigger open_delay after insert on delivery_promises
  for each row when (new.reason = 'revised' and new.order_id is not null)
  execute function open_delay();

-- What the worker would have told at its next run: revisions of the last three days that no mail has told.
insert into delays (site_id, promise_id)
select p.site_id, p.id
  from delivery_promises p
 where p.reason = 'revised' and p.shown_at > now() - interval '3 days' and p.order_id is not null
   and not exists (select from mails m where m.site_id = p.site_id and m.order_id = p.order_id
                      and m.kind = 'delivery_revised' and (m.data ->> 'promise_id')::bigint >= p.id);
