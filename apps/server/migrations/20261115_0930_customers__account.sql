-- An erased customer stays as a row without a person: invoices and orders point at it.
alter table customers
  add column erased_at timestamptz,
  add constraint customers_erased_is_empty check (
    erased_at is null or (password_hash is null and phone is null and blocked_at is not null)
  );

alter table customer_tokens
  drop constraint customer_tokens_kind_check,
  add constraint customer_tokens_kind_check
    check (kind in ('session', 'recovery', 'verification', 'email_change', 'order_link')),
  -- email_change: the address it proves
  add column data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  add constraint customer_tokens_email_change_names_it check (kind <> 'email_change' or data ? 'email');
