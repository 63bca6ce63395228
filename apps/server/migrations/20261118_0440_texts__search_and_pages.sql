-- Words are searched without regard to case. They are lowered once, when they are written: ILIKE lowers every row it reads.
alter table texts add column lowered text not null generated always as (lower(path || ' ' || source)) stored;
alter table text_marks add column lowered text generated always as (lower(words)) stored;
drop index texts_search;
create index texts_search on texts using gin (lowered gin_trgm_ops);

-- The translator asks for a second person, also where the language does not.
alter table text_marks add column wants_review boolean not null default false;
