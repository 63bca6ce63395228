-- Pictures of newsletters count as used, in drafts and in letters that were sent: readers open those for months.
alter table media_uses drop constraint media_uses_kind_check,
  add constraint media_uses_kind_check check (kind in ('page', 'article', 'letter'));

create function note_media_of_letter() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from media_uses where kind = 'letter' and owner_id = old.letter_id and locale = old.locale;
  end if;
  if tg_op <> 'DELETE' then
    insert into media_uses (key, kind, owner_id, locale, ref, for_site_id)
    select k, 'letter', l.id, new.locale, l.name, l.site_id
      from letters l cross join lateral media_keys_in(new.blocks) k
     where l.site_id = new.site_id and l.id = new.letter_id;
  end if;
  return null;
end $$;
create trigger note_media_of_letter after insert or delete or update of locale, blocks on letter_texts
  for each row execute function note_media_of_letter();

select set_config('app.unsafe_all_sites', 'on', true);
insert into media_uses (key, kind, owner_id, locale, ref, for_site_id)
select k, 'letter', l.id, t.locale, l.name, l.site_id
  from letter_texts t join letters l on l.site_id = t.site_id and l.id = t.letter_id
 cross join lateral media_keys_in(t.blocks) k;
select set_config('app.unsafe_all_sites', '', true);
