-- When a later original took the place of this one, and when its bytes were deleted. The row stays: it says who sent what.
alter table media_files
  add column replaced_at timestamptz,
  add column original_deleted_at timestamptz check (original_deleted_at is null or replaced_at is not null);
update media_files f set replaced_at = now()
 where f.status = 'rendered'
   and exists (select from media_files n where n.media_id = f.media_id and n.status = 'rendered' and n.created_at > f.created_at);
create index media_files_replaced on media_files (replaced_at)
  where replaced_at is not null and original_deleted_at is null;
