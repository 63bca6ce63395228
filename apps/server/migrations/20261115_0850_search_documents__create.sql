-- What search knows of a product in a language: its words, taken apart, folded and stemmed by the application.
-- Products are shared by all sites, so this is too; which of them a site shows is asked of site_products each time.
create table search_documents (
  product_id int not null references products on delete cascade,
  locale text not null check (locale ~ '^[a-z]{2}$'),
  -- the product's revision it was made from, and the rules it was made by: either may fall behind
  revision bigint not null,
  recipe text not null,
  -- search_state.version of the run that wrote it: what a process has read already is not read again
  version bigint not null,
  name text not null,
  kind text,
  -- name, kind, also (synonyms, English), text: lists of words. json: passed on whole, never looked into
  words json not null,
  primary key (locale, product_id)
);
create index search_documents_by_product on search_documents (product_id);
create index search_documents_by_version on search_documents (locale, version);

-- One row. Raised by every run that wrote documents, in its transaction; the row's lock puts the runs in order.
-- Processes keep what they read and compare this number in every request.
create table search_state (
  only_one boolean primary key default true check (only_one),
  version bigint not null default 0
);
insert into search_state default values;
grant select, insert, update, delete on search_documents to paddock_app;
grant select, update on search_state to paddock_app;

-- What people call the product in this language: nicknames, and its name in their script.
alter table product_translations add column aliases text[] not null default '{}';

-- Everything a search counts of a unit is in the index itself, product by product.
create index units_for_search on units (site_id, product_id, variant_id)
  include (status, store_id, price_minor, expected_on, local_days, taken_until)
  where status in ('draft', 'in_production', 'in_transit', 'on_hand') and not blocked;
