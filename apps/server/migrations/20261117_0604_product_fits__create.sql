-- Which models an accessory is made for. The same on every site; which of the two a site shows is in site_products.
create table product_fits (
  accessory_id int not null references products on delete cascade,
  product_id int not null references products on delete cascade,
  primary key (accessory_id, product_id),
  check (accessory_id <> product_id)
);
create index product_fits_by_product on product_fits (product_id);
grant select, insert, update, delete on product_fits to paddock_app;
