alter table audit_log add column approval_id bigint;
alter table audit_log add column undoes_id bigint;
-- The salted hash of the personal values in audit_private: an erasure removes them and leaves the row as it was linked.
alter table audit_log add column private_hash bytea check (octet_length(private_hash) = 32);
alter table audit_log add foreign key (site_id, approval_id) references approvals on delete restrict;
alter table audit_log add foreign key (site_id, undoes_id) references audit_log on delete restrict;
create index audit_log_by_approval on audit_log (site_id, approval_id) where approval_id is not null;
create unique index audit_log_by_undone on audit_log (site_id, undoes_id) where undoes_id is not null;
create index audit_log_by_actor on audit_log (site_id, actor_ref, occurred_at, id);
create index audit_log_by_action on audit_log (site_id, action, occurred_at, id);

create table audit_private (
  site_id int not null,
  audit_id bigint not null,
  salt bytea not null check (octet_length(salt) = 16),
  before jsonb not null,
  after jsonb not null,
  -- Whose values they are: the mailbox, and the customer where there is one.
  email_key text,
  customer_id bigint,
  primary key (site_id, audit_id),
  foreign key (site_id, audit_id) references audit_log on delete restrict,
  foreign key (site_id, customer_id) references customers on delete restrict
);
create index audit_private_by_email on audit_private (site_id, email_key) where email_key is not null;
create index audit_private_by_customer on audit_private (site_id, customer_id) where customer_id is not null;
call make_tenant_table('audit_private');
grant select, insert, delete on audit_private to paddock_app;
