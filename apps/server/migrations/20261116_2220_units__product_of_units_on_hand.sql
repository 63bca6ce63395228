-- The units of a dealer are counted without those whose product was withdrawn, so the index holds the product too.
drop index units_on_hand_by_store;
create index units_on_hand_by_store on units (site_id, store_id) include (product_id, price_minor, taken_until)
  where status = 'on_hand' and not blocked;
