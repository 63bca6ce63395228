-- The proposer and the decider of an approval are members of staff and cannot be deleted before it.
alter table approvals
  add foreign key (proposed_by) references staff on delete restrict,
  add foreign key (decided_by) references staff on delete restrict;
create index approvals_by_proposer on approvals (proposed_by);
create index approvals_by_decider on approvals (decided_by) where decided_by is not null;
