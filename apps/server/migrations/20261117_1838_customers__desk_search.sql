-- The desk finds customers by the beginning of a name or an e-mail address, or by the end of a phone number. Under
-- row-level security an index is used only by leakproof operators, so each is a range over a text; accents are left out.
alter table customers
  add column family_first_key text
    generated always as (regexp_replace(normalize(lower(family_name || ' ' || given_name), NFD), '[\u0300-\u036f]+', '', 'g')) stored,
  add column given_first_key text
    generated always as (regexp_replace(normalize(lower(given_name || ' ' || family_name), NFD), '[\u0300-\u036f]+', '', 'g')) stored,
  add column email_prefix_key text generated always as (lower(email)) stored,
  -- Backwards: numbers are typed without the country's prefix.
  add column phone_suffix_key text
    generated always as (reverse(regexp_replace(phone, '[^0-9]', '', 'g'))) stored;
create index customers_by_family_name on customers (site_id, family_first_key);
create index customers_by_given_name on customers (site_id, given_first_key);
create index customers_by_email_prefix on customers (site_id, email_prefix_key);
create index customers_by_phone_suffix on customers (site_id, phone_suffix_key) where phone_suffix_key is not null;
create index customers_by_age on customers (site_id, created_at desc, id desc);

-- What staff note about dealing with a customer. Part of the customer's export and erasure.
create table customer_notes (
  site_id int not null,
  customer_id bigint not null,
  contact_preference text not null default '' check (length(contact_preference) <= 200),
  body text not null default '' check (length(body) <= 4000),
  revision int not null default 1 check (revision > 0),
  updated_by bigint not null,
  updated_at timestamptz not null default now(),
  primary key (site_id, customer_id),
  foreign key (site_id, customer_id) references customers on delete cascade
);
call make_tenant_table('customer_notes');
grant select, insert, update, delete on customer_notes to paddock_app;
