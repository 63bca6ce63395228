-- The model switcher asks for a product's neighbours in its category, so the order must be whole: position, then id.
create index products_in_order on products (type_id, category_id, position, id);
drop index products_by_category;
