-- Like every index of a tenant table, this one begins with the site.
drop index consents_by_day;
create index consents_by_day on consents (site_id, decided_at);
