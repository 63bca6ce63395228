-- Plain names: the buyer was notified, or the row was skipped because no mail was needed.
alter table delays drop constraint delays_status_check;
alter table delays disable trigger status_moves;
update delays set status = case status when 'told' then 'notified' else 'skipped' end where status <> 'open';
alter table delays enable trigger status_moves;
alter table delays add constraint delays_status_check check (status in ('open', 'notified', 'skipped'));
update status_moves set to_status = case to_status when 'told' then 'notified' else 'skipped' end
 where machine = 'delay';
