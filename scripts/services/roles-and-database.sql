-- Run by psql as the superuser, here and in the container. Everything may be repeated.
\connect template1

-- Two roles: one owns the schema and may make databases (migrations, demo, tests), the other is what the api and the
-- worker use: no ownership, no DDL, no way around row-level security. In production both get passwords of their own.
select 'create role paddock_owner' where not exists (select from pg_roles where rolname = 'paddock_owner') \gexec
select 'create role paddock_app' where not exists (select from pg_roles where rolname = 'paddock_app') \gexec
alter role paddock_owner login createdb nosuperuser nobypassrls password 'paddock';
alter role paddock_app login nosuperuser nocreatedb nobypassrls password 'paddock';

-- Tests drop their databases while the app role may still be connected.
grant pg_signal_backend to paddock_owner;

-- PostGIS may only be created by a superuser, and neither of our roles is one. Placed in template1, every database
-- made later (also each test's own) has it, and `create extension if not exists` in a migration finds it there.
set client_min_messages = warning;
create extension if not exists postgis;
create extension if not exists pg_trgm;
create extension if not exists citext;
create extension if not exists btree_gist;
create extension if not exists unaccent;

select 'create database paddock owner paddock_owner'
 where not exists (select from pg_database where datname = 'paddock') \gexec
