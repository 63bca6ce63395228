-- The answer of the store locator is written by the api: its shape is no longer part of the schema.
alter table stores drop column said;
drop function store_said;
