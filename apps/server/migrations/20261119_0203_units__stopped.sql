-- Pages in caches still show units that were stopped since; the answer "which are taken" names them.
create index units_stopped on units (site_id, product_id) include (id)
  where status in ('draft', 'in_production', 'in_transit', 'on_hand') and blocked;
