-- What a visitor wrote to a site's office, with the promise to answer within 24 hours.
create table contact_tickets (
  site_id int not null references sites on delete restrict,
  id uuid not null,
  -- the number the visitor is told
  code text not null default random_code() check (code ~ '^[0-9A-Z]{8,32}$'),
  department text not null
    check (department in ('general', 'technical', 'marketing_sales', 'parts_accessories', 'international')),
  name text not null check (name <> '' and length(name) <= 100),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+$' and length(email) <= 254),
  email_key text not null generated always as (lower(email)) stored,
  phone text check (phone <> '' and length(phone) <= 40),
  order_code text check (order_code <> '' and length(order_code) <= 40),
  serial text check (serial <> '' and length(serial) <= 40),
  message text not null check (message <> '' and length(message) <= 4000),
  locale text not null check (locale ~ '^[a-z]{2}$'),
  received_at timestamptz not null default now(),
  due_at timestamptz not null default now() + interval '24 hours',
  answered_at timestamptz,
  primary key (site_id, id),
  unique (site_id, code),
  check (due_at > received_at),
  check (answered_at >= received_at)
);
create index contact_tickets_waiting on contact_tickets (site_id, due_at) where answered_at is null;
create index contact_tickets_by_day on contact_tickets (site_id, received_at);
create index contact_tickets_by_email on contact_tickets (site_id, email_key) where email <> 'nobody@erased.invalid';
call make_tenant_table('contact_tickets');
grant select, insert, update on contact_tickets to paddock_app;
