-- The queue of a language by state. A search reads the words of its own language only, a few thousand rows: an index over
-- the words of all languages cost more, in every load and in every search.
create index text_marks_by_state on text_marks (locale, state, text_id);
drop index text_marks_open;
drop index text_marks_words;
