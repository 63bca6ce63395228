-- Staff find tickets by words of the subject, the sender's name and the address. Row-level security lets only leakproof
-- operators use an index, so every search is a range over one of these words.
create table ticket_words (
  site_id int not null,
  ticket_id uuid not null,
  word text collate "C" not null check (length(word) between 2 and 80),
  -- of the ticket, so that the newest tickets of a word stand first
  received_at timestamptz not null,
  primary key (site_id, ticket_id, word),
  foreign key (site_id, ticket_id) references contact_tickets (site_id, id) on delete cascade
);
create index ticket_words_by_word on ticket_words (site_id, word, received_at desc, ticket_id);
call make_tenant_table('ticket_words');
grant select, insert, delete on ticket_words to paddock_app;

-- Mails have a subject; of a form the beginning of the question stands in the list. An erased ticket has no words.
create function list_ticket_words(email text, name text, summary text) returns setof text
  language sql immutable parallel safe
begin atomic
  select distinct left(w.word, 80) from (
    select lower(email) as word
    union all
    select match[1] from regexp_matches(search_key(email || ' ' || name || ' ' || left(summary, 160)),
      '[^[:space:][:punct:]«»“”„‘’،؛؟。、？！…–—]+', 'g') as match) w
   where length(w.word) >= 2 and email <> 'nobody@erased.invalid';
end;

create function write_ticket_words() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE' then
    delete from ticket_words w where w.site_id = new.site_id and w.ticket_id = new.id;
  end if;
  insert into ticket_words (site_id, ticket_id, word, received_at)
  select new.site_id, new.id, word, new.received_at
    from list_ticket_words(new.email, new.name, coalesce(new.subject, new.message)) as word;
  return null;
end $$;

create trigger write_words_of_new after insert on contact_tickets for each row execute function write_ticket_words();
create trigger write_words_of_changed after update of email, name, subject, message on contact_tickets for each row
  when ((old.email, old.name, old.subject, old.message) is distinct from (new.email, new.name, new.subject, new.message))
  execute function write_ticket_words();

insert into ticket_words (site_id, ticket_id, word, received_at)
select t.site_id, t.id, word, t.received_at
  from contact_tickets t, list_ticket_words(t.email, t.name, coalesce(t.subject, t.message)) as word;
