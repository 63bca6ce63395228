-- Truths arrive in any order, so every state that money leads to must be reachable from every other of them.
insert into status_moves (machine, from_status, to_status) values
  -- the provider was asked and has it open: the shopper may go on
  ('attempt', 'unknown', 'ready'),
  ('attempt', 'paid', 'lost'),
  ('attempt', 'partly_refunded', 'paid'),
  ('attempt', 'partly_refunded', 'lost'),
  ('attempt', 'refunded', 'disputed'),
  ('attempt', 'refunded', 'lost'),
  ('attempt', 'disputed', 'partly_refunded'),
  ('attempt', 'disputed', 'refunded'),
  -- too late for the provider: a person pays it back
  ('refund', 'sent', 'manual');

-- By what an event is matched with its attempt, which may not know the provider's name for it yet.
alter table provider_events
  add column account_ref text,
  add column kind text,
  add column reference text,
  add column provider_ref text;
create index provider_events_unmatched on provider_events (site_id, provider, provider_ref)
  where attempt_id is null and provider_ref is not null;

create index payment_attempts_by_account on payment_attempts (site_id, account_ref, updated_at)
  where account_ref is not null;
