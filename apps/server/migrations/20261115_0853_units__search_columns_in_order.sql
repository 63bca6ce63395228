-- A column of fixed width behind one of varying width has to be looked for in every entry: the words go last.
drop index units_for_search;
create index units_for_search on units (site_id, product_id, variant_id)
  include (price_minor, local_days, store_id, expected_on, taken_until, status)
  where status in ('draft', 'in_production', 'in_transit', 'on_hand') and not blocked;
