-- One row, one physical vehicle (or accessory). It is sold once; unit_claims says who has it.
create table units (
  site_id int not null references sites on delete restrict,
  id uuid not null default uuid_v7(),
  product_id int not null,
  variant_id int not null,
  -- frame number; a unit not yet built has none
  serial text check (serial <> ''),
  status text not null default 'draft'
    check (status in ('draft', 'in_production', 'in_transit', 'on_hand', 'sold', 'delivered')),
  store_id int,
  plant text check (plant <> ''),
  production_ends_on date,
  transit_ends_on date,
  local_days smallint not null default 3 check (local_days >= 0),
  sold_on date,
  delivered_on date,
  price_minor bigint check (price_minor >= 0),
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  blocked boolean not null default false,
  blocked_reason text,
  feed_ref text,
  -- The feed's own counter: a message with a lower one came late and is ignored.
  feed_version bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, serial),
  unique (site_id, feed_ref),
  foreign key (product_id, variant_id) references variants (product_id, id) on delete restrict,
  foreign key (site_id, store_id) references stores on delete restrict,
  check (num_nonnulls(store_id, plant) = 1),
  check (status = 'draft' or price_minor is not null),
  check (status in ('draft', 'in_production') or serial is not null),
  check (status <> 'delivered' or delivered_on is not null),
  check (blocked or blocked_reason is null)
);
-- What a product page and a search count: units still to be had.
create index units_for_sale on units (site_id, product_id, status, price_minor)
  where status in ('draft', 'in_production', 'in_transit', 'on_hand') and not blocked;
create index units_by_store on units (site_id, store_id);
create index units_by_variant on units (site_id, product_id, variant_id);
create trigger touch before update on units for each row execute function touch_updated_at();
call make_tenant_table('units');
grant select, insert, update on units to paddock_app;

-- Forward from the feed; back only with a reason (and an audit entry by whoever gives it).
insert into status_moves (machine, from_status, to_status, needs_reason) values
  ('unit', 'draft', 'in_production', false),
  ('unit', 'draft', 'in_transit', false),
  ('unit', 'draft', 'on_hand', false),
  ('unit', 'draft', 'sold', false),
  ('unit', 'in_production', 'in_transit', false),
  ('unit', 'in_production', 'on_hand', false),
  ('unit', 'in_production', 'sold', false),
  ('unit', 'in_transit', 'on_hand', false),
  ('unit', 'in_transit', 'sold', false),
  ('unit', 'on_hand', 'sold', false),
  ('unit', 'sold', 'delivered', false),
  ('unit', 'in_production', 'draft', true),
  ('unit', 'in_transit', 'draft', true),
  ('unit', 'in_transit', 'in_production', true),
  ('unit', 'on_hand', 'draft', true),
  ('unit', 'on_hand', 'in_production', true),
  ('unit', 'on_hand', 'in_transit', true),
  ('unit', 'sold', 'in_production', true),
  ('unit', 'sold', 'in_transit', true),
  ('unit', 'sold', 'on_hand', true),
  ('unit', 'delivered', 'on_hand', true);
create trigger status_moves before update of status on units for each row
  when (old.status is distinct from new.status) execute function enforce_status_move('unit', 'status');
