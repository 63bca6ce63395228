-- A call that has to ask a provider before it can answer works in two steps: what it makes is committed with its key,
-- the answer is stored when the provider has spoken. Until then this says what was made, so that a retry goes on with it.
alter table idempotency_keys add column made uuid;
