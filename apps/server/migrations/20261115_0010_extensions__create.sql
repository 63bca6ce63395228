-- PostGIS is not a trusted extension: on a managed server an administrator creates it beforehand,
-- and "if not exists" makes that enough.
create extension if not exists postgis;
create extension if not exists pg_trgm;
create extension if not exists btree_gist;
create extension if not exists unaccent;
