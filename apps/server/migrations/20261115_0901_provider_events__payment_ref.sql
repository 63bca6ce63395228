-- The provider's name for the payment itself, as the event says; believed only after asking the provider about it.
alter table provider_events add column provider_payment_ref text;
