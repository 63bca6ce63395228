-- Written before the provider hears of it, so that a crash leaves a trace to settle.
-- The id is our reference at every provider.
create table payment_attempts (
  site_id int not null,
  id uuid not null default uuid_v7(),
  order_id bigint not null,
  method_id int not null,
  provider text not null check (provider <> ''),
  account_ref text,
  -- frozen: what settle() compares the provider's truth with
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  exponent smallint not null check (exponent between 0 and 4),
  fx_quote jsonb check (jsonb_typeof(fx_quote) = 'object'),
  status text not null default 'created' check (status in (
    'created', 'ready', 'processing', 'action_required', 'unknown', 'review', 'paid', 'failed', 'cancelled',
    'expired', 'partly_refunded', 'refunded', 'disputed', 'lost')),
  provider_ref text,
  provider_payment_ref text,
  version int not null default 0,
  expires_at timestamptz,
  next_poll_at timestamptz,
  poll_count int not null default 0 check (poll_count >= 0),
  last_error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, provider, provider_ref),
  foreign key (site_id, order_id) references orders on delete restrict,
  foreign key (site_id, method_id) references payment_methods on delete restrict
);
-- Two tabs, a double click, two methods at once: one of them pays.
create unique index payment_attempts_one_live on payment_attempts (site_id, order_id)
  where status in ('created', 'ready', 'processing', 'action_required', 'unknown', 'review');
create index payment_attempts_by_order on payment_attempts (site_id, order_id);
create index payment_attempts_by_method on payment_attempts (site_id, method_id);
create index payment_attempts_to_poll on payment_attempts (site_id, next_poll_at) where next_poll_at is not null;
create trigger touch before update on payment_attempts for each row execute function touch_updated_at();
call make_tenant_table('payment_attempts');
grant select, insert, update on payment_attempts to paddock_app;

-- From every open state to every other open or final one; a final failure may still turn out paid (late money).
-- Paid moves only by refunds and disputes, so no late webhook can undo it.
insert into status_moves (machine, from_status, to_status)
select 'attempt', f, t
from unnest(array['created', 'ready', 'processing', 'action_required', 'unknown', 'review']) as f,
     unnest(array['ready', 'processing', 'action_required', 'unknown', 'review', 'paid', 'failed', 'cancelled',
                  'expired']) as t
where f <> t and not (f <> 'created' and t = 'ready')
union all
select 'attempt', f, t
from unnest(array['failed', 'cancelled', 'expired']) as f, unnest(array['paid', 'review']) as t
union all
values
  ('attempt', 'paid', 'partly_refunded'),
  ('attempt', 'paid', 'refunded'),
  ('attempt', 'paid', 'disputed'),
  ('attempt', 'partly_refunded', 'refunded'),
  ('attempt', 'partly_refunded', 'disputed'),
  ('attempt', 'disputed', 'paid'),
  ('attempt', 'disputed', 'lost');
create trigger status_moves before update of status on payment_attempts for each row
  when (old.status is distinct from new.status) execute function enforce_status_move('attempt', 'status');

-- The sum agreed with the shopper does not move once an attempt exists.
create function keep_attempt_amount() returns trigger
language plpgsql
as $$
begin
  raise exception 'the amount of a payment attempt is frozen' using errcode = 'check_violation';
end
$$;
create trigger amount_frozen before update of order_id, amount_minor, currency, exponent on payment_attempts
  for each row
  when ((old.order_id, old.amount_minor, old.currency, old.exponent)
    is distinct from (new.order_id, new.amount_minor, new.currency, new.exponent))
  execute function keep_attempt_amount();
