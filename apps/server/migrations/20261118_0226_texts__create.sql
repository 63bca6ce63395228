-- Translation. Texts belong to the brand and to no site: the same words are shown on every site of a language.

-- A text is one translatable string. `source` is what translators read: the words of the release, or those that the desk
-- has put in their place.
create table texts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('interface', 'mail', 'page', 'news', 'product')),
  subject text not null check (subject <> '' and length(subject) <= 200),
  path text not null check (path <> '' and length(path) <= 300),
  source text not null,
  released_source text not null,
  digest text not null generated always as (md5(source)) stored,
  changed_at timestamptz not null default now(),
  -- The release or the page no longer has it.
  retired_at timestamptz,
  unique (kind, subject, path)
);
create index texts_search on texts using gin ((path || ' ' || source) gin_trgm_ops);
create index texts_similar on texts using gin (source gin_trgm_ops);

-- A text in one locale: its words, the source they were made from, and what they wait for. A row that is not published is
-- a task, due on `due_on`.
create table text_marks (
  text_id bigint not null references texts on delete cascade,
  locale text not null check (locale ~ '^[a-z]{2}(-([A-Z]{2}|[A-Z][a-z]{3}|[0-9]{3}))?$'),
  state text not null check (state in ('missing', 'suggested', 'translated', 'reviewed', 'published', 'stale')),
  words text,
  made_from text,
  digest text generated always as (md5(made_from)) stored,
  origin text not null check (origin in ('release', 'desk', 'memory', 'machine', 'file')),
  -- Of the words in the release; null: the release has none in this locale.
  released_digest text,
  translated_by bigint references staff on delete set null,
  reviewed_by bigint references staff on delete set null,
  -- Why the words were saved although a check found something.
  overruled text,
  -- Why a reviewer sent them back.
  note text,
  due_on date,
  revision integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (locale, text_id),
  check ((state = 'missing') = (words is null)),
  check ((words is null) = (made_from is null)),
  -- A second person reviews.
  check (reviewed_by is null or translated_by is null or reviewed_by <> translated_by)
);
create index text_marks_by_text on text_marks (text_id);
create index text_marks_open on text_marks (locale, text_id) where state <> 'published';
create index text_marks_words on text_marks using gin (words gin_trgm_ops);
create index text_marks_by_translator on text_marks (translated_by) where translated_by is not null;
create index text_marks_by_reviewer on text_marks (reviewed_by) where reviewed_by is not null;

-- Words of the desk that are shown in the place of those of the release.
create table text_overrides (
  text_id bigint not null references texts on delete cascade,
  locale text not null,
  words text not null,
  published_at timestamptz not null default now(),
  primary key (text_id, locale)
);
create trigger note_frame_change after insert or update or delete or truncate on text_overrides
  for each statement execute function note_frame_change();

-- Pairs that were published once: suggestions for texts like them. What is published now is found in text_marks.
create table text_memory (
  locale text not null,
  source text not null,
  words text not null,
  source_digest text not null generated always as (md5(source)) stored,
  words_digest text not null generated always as (md5(words)) stored,
  used_at timestamptz not null default now(),
  primary key (locale, source_digest, words_digest)
);
create index text_memory_similar on text_memory using gin (source gin_trgm_ops);

create table glossary_terms (
  id bigint generated always as identity primary key,
  locale text not null,
  term text not null check (term <> '' and length(term) <= 200),
  -- The word of the source that the term stands for.
  source text check (length(source) <= 200),
  definition text not null check (length(definition) <= 1000),
  forbidden text[] not null default '{}',
  kinds text[] not null default '{}',
  -- What the desk has changed is not overwritten by a release.
  origin text not null default 'desk' check (origin in ('release', 'desk')),
  retired_at timestamptz,
  revision integer not null default 1,
  unique (locale, term)
);

create table translation_locales (
  locale text primary key,
  needs_review boolean not null default false,
  uses_machine boolean not null default false,
  typography text[] not null default '{}',
  revision integer not null default 1
);

-- Which catalogues of a release have been loaded.
create table text_catalogues (
  name text primary key,
  digest text not null,
  loaded_at timestamptz not null default now()
);

grant select, insert, update, delete on
  texts, text_marks, text_overrides, text_memory, glossary_terms, translation_locales, text_catalogues to paddock_app;
