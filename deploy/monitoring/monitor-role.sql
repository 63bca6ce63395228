-- Sees the statistics of the server and no row of a customer.
select 'create role paddock_monitor login nosuperuser nobypassrls'
 where not exists (select from pg_roles where rolname = 'paddock_monitor') \gexec
grant pg_monitor to paddock_monitor;
alter role paddock_monitor set statement_timeout = '5s';
alter role paddock_monitor set default_transaction_read_only = on;
-- Then: \password paddock_monitor
