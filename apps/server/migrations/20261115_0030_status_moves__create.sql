-- Which status may follow which, for every machine of states. Rows, not code, so that every writer obeys:
-- the api, the worker, a feed, a person with psql.
create table status_moves (
  machine text not null,
  from_status text not null,
  to_status text not null,
  needs_reason boolean not null default false,
  primary key (machine, from_status, to_status)
);
grant select on status_moves to paddock_app;

-- Arguments: machine, column. A move that needs a reason takes it from: set local app.move_reason = '…'.
create function enforce_status_move() returns trigger
language plpgsql
as $$
declare
  before text := to_jsonb(old) ->> tg_argv[1];
  after text := to_jsonb(new) ->> tg_argv[1];
  move status_moves;
begin
  select * into move from status_moves
   where machine = tg_argv[0] and from_status = before and to_status = after;
  if not found then
    raise exception '% may not move from % to %', tg_argv[0], before, after using errcode = 'check_violation';
  end if;
  if move.needs_reason and coalesce(current_setting('app.move_reason', true), '') = '' then
    raise exception '% may move from % to % only with a reason', tg_argv[0], before, after
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;
