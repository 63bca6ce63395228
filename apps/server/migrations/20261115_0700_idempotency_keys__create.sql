-- Inserted first in the transaction of its effect: a retry waits here behind its own pending commit
-- and then reads the stored answer.
create table idempotency_keys (
  site_id int not null references sites on delete cascade,
  -- who asks: one caller's key must not answer another's
  actor text not null check (actor <> ''),
  key text not null check (length(key) between 1 and 255),
  request_hash bytea not null check (octet_length(request_hash) = 32),
  response_status smallint,
  response_headers jsonb,
  -- text, not jsonb: the second answer is equal to the byte
  response_body text,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  expires_at timestamptz not null default now() + interval '48 hours',
  primary key (site_id, actor, key),
  check ((completed_at is null) = (response_status is null))
);
create index idempotency_keys_by_expiry on idempotency_keys (site_id, expires_at);
call make_tenant_table('idempotency_keys');
grant select, insert, update, delete on idempotency_keys to paddock_app;
