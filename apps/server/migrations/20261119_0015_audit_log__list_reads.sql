-- Reading a list of people leaves one row per person, list and hour: `subject_ref` names the list and the hour.
create unique index audit_log_by_list_read on audit_log (site_id, actor_ref, subject_ref) where action = 'list.read';
