-- What the last load of a brand wrote into a row. A value that differs from it was set since, at the desk, by a command
-- or by SQL: the next load leaves it alone. `key` is what the files know the row by. Only the loader, which is the owner,
-- reads it; later loads may remember rows of the brand as well, so it has no site.
create table loaded_rows (
  table_name text not null,
  key text not null,
  loaded jsonb not null check (jsonb_typeof(loaded) = 'object'),
  primary key (table_name, key)
);
