-- A unit either has a price of its own (the feed named one) or follows the price list of its variant.
alter table units add column own_price boolean not null default false;

-- What the nightly look at dates asks: units on their way whose day has passed.
create index units_arriving on units (site_id, expected_on)
  where status in ('draft', 'in_production', 'in_transit');
