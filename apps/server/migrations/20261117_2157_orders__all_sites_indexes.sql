-- Staff of many sites search and filter with one probe of an index: these indexes begin with the value and not with the
-- site. Each includes site_id, so row-level security is checked without reading the table, and what a page is sorted by.
drop index orders_by_date_all_sites;
create index orders_by_date_all_sites on orders (placed_at desc, id desc) include (site_id);
create index orders_by_state_all_sites on orders
  (status, payment_status, fulfilment_status, placed_at desc, id desc) include (site_id, payment_method_id);
create index orders_by_code_all_sites on orders (code) include (site_id, id, placed_at);
create index orders_by_email_all_sites on orders (email_key) include (site_id, id, placed_at);
create index orders_by_phone_all_sites on orders (phone_key) include (site_id, id, placed_at)
  where phone_key is not null;
create index orders_by_family_all_sites on orders (family_key, placed_at desc, id desc) include (site_id);
create index orders_by_given_all_sites on orders (given_key, family_key, placed_at desc, id desc) include (site_id);
create index order_lines_by_serial_all_sites on order_lines (serial_key) include (site_id, order_id)
  where serial_key is not null;

-- Equality only: one order of the columns serves a site and all of them.
drop index payment_attempts_by_provider_ref;
drop index payment_attempts_by_provider_payment;
create index payment_attempts_by_provider_ref on payment_attempts (provider_ref, site_id) include (order_id)
  where provider_ref is not null;
create index payment_attempts_by_provider_payment on payment_attempts (provider_payment_ref, site_id) include (order_id)
  where provider_payment_ref is not null;
