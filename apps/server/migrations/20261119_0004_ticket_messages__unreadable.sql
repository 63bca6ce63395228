-- A mail that could not be read after several tries. The body is the beginning of its source.
alter table ticket_messages
  add column is_unreadable boolean not null default false,
  add constraint ticket_messages_unreadable_in check (direction = 'in' or not is_unreadable);
