-- A gazetteer: where the towns of the world are. From GeoNames (CC BY 4.0), the same for every site.
create table towns (
  -- GeoNames' number
  id int primary key,
  name text not null check (name <> ''),
  -- The name as it is searched: small letters, no accents. Whoever writes here and whoever asks use the same rule.
  key text collate "C" not null,
  country_iso char(2) not null check (country_iso ~ '^[A-Z]{2}$'),
  -- State, province, prefecture, where it is known and tells two towns of one name apart
  region text,
  population int not null check (population >= 0),
  place point not null
);
create index towns_by_key on towns (country_iso, key);
-- Abroad only towns of some size are suggested, and typing mistakes are forgiven to those people look for.
create index towns_by_key_abroad on towns (key) where population >= 15000;
create index towns_by_likeness on towns using gin (key gin_trgm_ops) where population >= 5000;
create index towns_by_place on towns using spgist (place);
create index towns_by_place_large on towns using spgist (place) where population >= 15000;
grant select on towns to paddock_app;

-- What a town is called in another language, or by its own people where GeoNames uses the English name.
create table town_names (
  town_id int not null references towns on delete cascade,
  locale text not null,
  name text not null check (name <> ''),
  key text collate "C" not null,
  primary key (town_id, locale)
);
create index town_names_by_key on town_names (key);
grant select on town_names to paddock_app;
