-- Who writes pages and nothing else.
alter table staff_tokens drop constraint staff_tokens_role_check;
alter table staff_tokens add constraint staff_tokens_role_check
  check (role in ('finance', 'fulfilment', 'support', 'editor', 'admin'));
